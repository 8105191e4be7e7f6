/** What scripts use of the pages under the camera. */
interface Window {
  /** The number of requests that the page waits for. */
  openRequests: number
  /** The content of the screen before the one that was navigated to. */
  leftContent?: string | undefined
  /** Storybook's preview, once it has loaded. */
  __STORYBOOK_PREVIEW__?: { readonly storyStoreValue?: unknown }
  __STORYBOOK_ADDONS_CHANNEL__: {
    readonly once: (event: string, listener: () => void) => void
    readonly emit: (event: string, what: unknown) => void
  }
}
