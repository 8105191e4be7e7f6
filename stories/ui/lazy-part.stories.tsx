import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'

export default { title: 'ui/Lazy part' } satisfies Meta

const Waiting = () => <p>It is on its way.</p>
const Part = () => <p>The part is here.</p>

export const OnItsWay: StoryObj = {
  render: () => {
    const Never = lazyPart(() => new Promise<typeof Part>(() => {}), Waiting)
    return <Never />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is on its way.')).toBeVisible()
  },
}

/** The code fails to load at first. Text typed beside it survives the retry. */
export const SecondTry: StoryObj = {
  loaders: [
    () => {
      const load = fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('The connection was lost.'))
      return { Late: lazyPart(load, Waiting) }
    },
  ],
  render: (_, { loaded: { Late } }) => (
    <>
      <label>
        Remark <input />
      </label>
      <Late />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Remark'), 'typed before')

    await userEvent.click(await canvas.findByRole('button'))

    await expect(await canvas.findByText('The part is here.')).toBeVisible()
    await expect(canvas.getByLabelText('Remark')).toHaveValue('typed before')
  },
}
