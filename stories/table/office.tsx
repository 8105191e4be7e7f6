import type { Decorator } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import type { z } from 'zod'
import type { Fault } from '#mocks/faults.ts'
import { ConfirmProvider } from '#src/ui/feedback/confirm.tsx'

/** Gives a story the dialog that asks before something is done. */
export const withConfirm: Decorator = Story => (
  <ConfirmProvider>
    <Story />
  </ConfirmProvider>
)

/** Loader that adds a fault to the backend; the reset of the next story removes it. */
export const failing = (fault: z.input<typeof Fault>) => async () => {
  const answer = await fetch('/_mock/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Back offices support windows from 1024 px. */
export const desktop = {
  parameters: { viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } } } } },
  globals: { viewport: { value: 'desktop' } },
} as const

/** Story parameters: the screen of brands, with a brand that stories can find. */
export const brandsScreen = {
  ...desktop.parameters,
  signedIn: 'admin',
  path: '/Admin/goods_brands',
  given: [['a brand exists', { id: 90001, name: 'Northwind' }]],
} as const

/** Waits until no animation runs: text that fades has too little contrast. */
export const still = () =>
  waitFor(() => {
    const moving = document
      .getAnimations()
      .filter(one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    if (moving.length > 0) throw new Error('An animation is still running.')
  })

/** Waits until the page can be reached again: for a moment after a dialog has closed it is still hidden from assistive technology. */
export const isReachable = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  canvas.findByRole('grid', {}, { timeout: 15_000 })

/** Leaves a dialog by Escape. @param onClose the spy that the dialog has to call. */
export const leaveByEscape = async (keyboard: (keys: string) => Promise<void>, onClose: () => void) => {
  await keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
}

/** Waits until an element is visible: popups fade in first. */
export const isSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
