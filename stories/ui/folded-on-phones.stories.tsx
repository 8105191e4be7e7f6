import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoldedOnPhones } from '#src/ui/layout/folded-on-phones.tsx'

/** The filters of a list, which phones show at a press of a button. */
const meta = {
  title: 'ui/FoldedOnPhones',
  tags: ['autodocs'],
  component: FoldedOnPhones,
  args: { children: <p>Number and dates</p> },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '812px' } } } } },
} satisfies Meta<typeof FoldedOnPhones>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Folded: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const filters = canvas.getByText('Number and dates')
    await expect(filters).not.toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))

    await expect(filters).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Filters that are set are shown at first. */
export const Set: Story = {
  args: { isSet: true },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Number and dates')).toBeVisible()
  },
}
