import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { notify } from '#src/lib/browser/notify.ts'

const Messages = () => (
  <>
    <Button onClick={() => notify.success('Saved')}>success</Button>
    <Button onClick={() => notify.error('The server is down')}>error</Button>
    <Button onClick={() => notify.info('A new version is ready', { label: 'Reload', run: () => undefined })}>info</Button>
  </>
)

/** Short messages at the top of the page. */
const meta = { title: 'ui/Toasts', tags: ['autodocs'], component: Messages } satisfies Meta<typeof Messages>
export default meta

/** Collects what live regions contain, for they are emptied soon. */
const listen = (): (() => readonly string[]) => {
  const heard = new Set<string>()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live]'))
      if (region.textContent) heard.add(`${region.getAttribute('aria-live')}: ${region.textContent}`)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => [...heard]
}

// Proves WCA-4.
export const Announced: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const heard = listen()

    for (const [button, said] of [
      ['success', 'assertive: Saved'],
      ['error', 'assertive: The server is down'],
      ['info', 'polite: A new version is readyReload'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await waitFor(() => expect(heard()).toContain(said))
    }
  },
}
