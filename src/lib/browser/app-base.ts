const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="meridian-world"]')

/** The name of the shared world that a host serves this page for; undefined on every other page. Source: HST-4. */
export const hostedWorld: string | undefined = meta?.content || undefined

/** The path that all pages of the app are below, with a slash at its end. */
export const appBase: string = hostedWorld ? `/w/${hostedWorld}/` : (import.meta.env?.BASE_URL ?? '/')

/** The path that the API and the control API of a shared world are below; empty on every other page. */
export const worldRoot: string = hostedWorld ? `/w/${hostedWorld}` : ''

/** Whether the backend is inside this page. */
export const hasOwnBackend: boolean = import.meta.env?.MODE === 'mock' && hostedWorld === undefined
