import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CouponCard } from '#src/pages/user/coupons/coupon-card.tsx'

const coupon = {
  id: 1,
  name: 'Thirty off three hundred',
  nickname: 'Xiaoman',
  store_id: 1,
  store_name: 'Corner Shop',
  coupon_id: 1,
  order_id: 0,
  money: '30.00',
  use_money: '300.00',
  status: 0,
  start_time: '2026-06-01 00:00:00',
  end_time: '2026-07-01 00:00:00',
  created_at: '2026-06-01 00:00:00',
} as const

/** A coupon with its store, value and validity, in each of its states. */
const meta = {
  title: 'user/CouponCard',
  tags: ['autodocs'],
  component: CouponCard,
  args: { coupon, state: 'open', now: '2026-06-15 10:00:00' },
  decorators: [
    Story => (
      <ul style={{ padding: 0, maxWidth: 440 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CouponCard>
export default meta

type Story = StoryObj<typeof meta>

export const ToBeUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use now' })).toHaveAttribute('href', '/store/1')
  },
}

export const NotStarted: Story = {
  args: { coupon: { ...coupon, start_time: '2026-06-20 00:00:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Use now' })).toBeNull()
  },
}

export const Used: Story = { args: { state: 'used', coupon: { ...coupon, status: 1, order_id: 7 } } }

export const ExpiredInTheDark: Story = { args: { state: 'over', now: '2026-08-01 00:00:00' }, globals: { theme: 'dark' } }
