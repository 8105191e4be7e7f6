import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '#src/ui/media/qr-code.tsx'

/** A QR code, generated in the page without an external service. */
const meta = {
  title: 'ui/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: { value: 'https://shop.test/register?inviter_id=1', label: 'Your invitation as a QR code' },
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Invitation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your invitation as a QR code' })).toBeVisible()
  },
}

export const StaysReadableInTheDark: Story = { args: { size: 160 }, globals: { theme: 'dark' } }
