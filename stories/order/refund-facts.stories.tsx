import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RefundFacts } from '#src/ui/after-sales/refund-facts.tsx'
import { refundSample } from './order-sample.ts'

const requested = {
  ...refundSample,
  refund_type: 1,
  refund_remark: 'The handle came off on the first day.',
  images: '/storage/goods/enamel-mug.svg',
} as const

/** The request, decision and shipments of an after-sales case, and who acts next. */
const meta = {
  title: 'order/Refund facts',
  tags: ['autodocs'],
  component: RefundFacts,
  args: { refund: requested },
} satisfies Meta<typeof RefundFacts>
export default meta

type Story = StoryObj<typeof meta>

export const ReturnToDecide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Steps of the case' })).toBeVisible()
  },
}

export const SentBack: Story = {
  args: { refund: { ...requested, refund_verify: 1, refund_step: 1, delivery_no: 'YD9000000002', delivery_code: 'yd' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Store to replace it')).toBeVisible()
    await expect(canvas.getByText('YD YD9000000002')).toBeVisible()
  },
}

export const MoneyIsBack: Story = {
  args: { refund: { ...requested, refund_type: 0, refund_verify: 1, refund_step: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { refund: { ...requested, refund_type: 0, refund_verify: 2, refuse_remark: 'It was used for a year.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was used for a year.')).toBeVisible()
  },
}
