import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { notify } from '#src/lib/browser/notify.ts'

const Messages = () => (
  <>
    <Button onClick={() => ['One is sold out', 'Two is off the shelf', 'Three is gone'].forEach(text => notify.error(text))}>
      together
    </Button>
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
  const announced = new Set<string>()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live]'))
      if (region.textContent) announced.add(`${region.getAttribute('aria-live')}: ${region.textContent}`)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => [...announced]
}

// Proves WCA-4.
export const Announced: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const announced = listen()

    for (const [button, announcement] of [
      ['success', 'assertive: Saved'],
      ['error', 'assertive: The server is down'],
      ['info', 'polite: A new version is readyReload'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await waitFor(() => expect(announced()).toContain(announcement))
    }
  },
}

// Proves WCA-4.
export const AnnouncedTogether: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const announced = listen()

    await userEvent.click(canvas.getByRole('button', { name: 'together' }))

    const texts = ['assertive: One is sold out', 'assertive: Two is off the shelf', 'assertive: Three is gone']
    await waitFor(() => expect(new Set(announced())).toEqual(new Set(texts)), { timeout: 5000 })
  },
}
