import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

/** Shown in place of an empty list, with the next step. */
const meta = {
  title: 'ui/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'Your cart is empty' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

const goOn = fn()

export const WithAWayOn: Story = {
  args: { hint: 'What you put into it waits here for you.', action: <Button onClick={goOn}>Go shopping</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go shopping' }))

    await expect(goOn).toHaveBeenCalledOnce()
  },
}

export const WholePage: Story = { args: { as: 'h1', hint: 'Nothing is here.' } }
