// Proves FMT-3.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '#src/ui/controls/price.tsx'

/** Money as the API sends it: text with two decimals, never a floating-point number. */
const meta = { title: 'ui/Price', tags: ['autodocs'], component: Price, args: { value: '1299.00' } } satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,299\.00/)).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'small' } }

export const Large: Story = { args: { size: 'large' } }

export const Dark: Story = { globals: { theme: 'dark' } }
