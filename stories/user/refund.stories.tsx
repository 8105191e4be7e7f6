import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RefundSheet } from '#src/pages/user/refund/refund-sheet.tsx'
import type { Refund } from '#src/pages/user/refund/refund-turn.ts'
import { refundSample } from '../order/order-sample.ts'
import { withConfirm } from '../table/office.tsx'
import { darkChinese } from '../ui/board.tsx'
import { inLanguage, textsOf } from '../ui/reading.ts'
import { Tones, tonesIn } from '../ui/tones.tsx'

const refund: Refund = {
  ...refundSample,
  refund_type: 1,
  refund_remark: 'It is the wrong size',
  created_at: '2026-06-15 10:00:00',
}

/** The steps of a refund or return, as the shopper sees them. */
const meta = {
  title: 'user/RefundSheet',
  tags: ['autodocs'],
  component: RefundSheet,
  args: { refund },
  parameters: { signedIn: 'shopper' },
  decorators: [withConfirm],
} satisfies Meta<typeof RefundSheet>
export default meta

type Story = StoryObj<typeof meta>

const accepted = { ...refund, refund_verify: 1 } as const
const sentBack = { ...accepted, refund_step: 1, delivery_no: 'YD9000000001' } as const

export const TheSellerDecides: Story = {}

export const TheShopperSendsBack: Story = {
  args: { refund: accepted },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have sent it' }))

    await expect(await canvas.findByText('Cannot be empty.')).toBeVisible()
  },
}

export const TheSellerSendsAgain: Story = { args: { refund: sentBack } }

export const TheShopperConfirms: Story = { args: { refund: { ...sentBack, refund_step: 2, re_delivery_no: 'YD9000000002' } } }

export const Refused: Story = { args: { refund: { ...refund, refund_verify: 2, refuse_remark: 'It was worn.' } } }

export const MoneyBackInTheDark: Story = {
  args: { refund: { ...refund, refund_type: 0, refund_verify: 1, refund_step: 3 } },
  globals: { theme: 'dark' },
}

const turns: readonly Refund[] = [
  refund,
  accepted,
  sentBack,
  { ...sentBack, refund_step: 2 },
  { ...sentBack, refund_step: 3 },
  { ...refund, refund_verify: 2 },
  { ...refund, refund_type: 0, refund_verify: 1, refund_step: 3 },
]

// Proves ASC-2, REF-12.
/** Orange when the shopper has to act, blue when the seller has, green at a good end, red after a refusal. */
export const EveryTurn: Story = {
  render: () => (
    <>
      <Tones />
      {turns.map((one, at) => (
        <main key={at}>
          <RefundSheet refund={one} />
        </main>
      ))}
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, ...context }) => {
    const sheets = [...canvasElement.querySelectorAll('main')]
    const states = sheets.map(sheet => [...sheet.querySelectorAll('.fui-Badge')].flatMap(textsOf))

    await expect(states.flat()).toEqual(
      inLanguage(context, {
        en: ['Seller decides', 'You send back', 'Seller sends replacement', 'You confirm', 'Exchanged', 'Refused', 'Refunded'],
        'zh-cn': ['等待商家审核', '等待买家寄回', '等待商家寄出', '等待买家确认', '已完成', '已拒绝', '已退款'],
      }),
    )
    await expect(sheets.flatMap(tonesIn)).toEqual(['brand', 'severe', 'brand', 'severe', 'success', 'danger', 'success'])
  },
}

export const EveryTurnDarkInChinese: Story = { ...EveryTurn, ...darkChinese }
