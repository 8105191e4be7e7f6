import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { noAnswer, type Answer, type RefundOrder } from '#src/ui/after-sales/refund-case.ts'
import { RefundBlock } from '#src/ui/after-sales/refund-block.tsx'
import { Board, darkChinese, severalTimes } from '../ui/board.tsx'
import { inLanguage } from '../ui/reading.ts'
import { orderSample, refundSample } from './order-sample.ts'

const order: RefundOrder = {
  ...orderSample,
  order_status: 5,
  refund: refundSample,
}

const Block = ({ disabled = false }: { disabled?: boolean }) => {
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const decide = (part: Partial<Answer>) => setAnswer({ ...answer, ...part })
  const shared = { order, couriers: [], returnAddress: '1 Market Road', reason: undefined, isMissing: false, onChange: fn() }
  return <RefundBlock {...shared} answer={answer} disabled={disabled} onChange={decide} />
}

/** One case in the dialog of a store. */
export default { title: 'order/Refund block' } satisfies Meta

/** Names what is refunded: the total, freight included and discount left out. While it is sent nothing can be changed. */
const deciding: StoryObj = {
  render: () => <Board rows={{ 'to decide': <Block />, 'being sent': <Block disabled /> }} />,
  parameters: severalTimes,
  play: async ({ canvas, userEvent, ...context }) => {
    const [open, sending] = canvas.getAllByRole('radiogroup').map(group => within(group).getAllByRole('radio'))
    const [agree, refuse] = open ?? []
    if (!agree || !refuse) throw new Error('A decision is missing.')

    await userEvent.click(agree)

    await expect(
      canvas.getByText(
        inLanguage(context, {
          en: "¥125.58 is refunded to the buyer's balance and the order is completed.",
          'zh-cn': '¥125.58 将退回买家余额，订单随即完成。',
        }),
      ),
    ).toBeVisible()
    await expect([...(open ?? []), ...(sending ?? [])].map(one => one.matches(':disabled'))).toEqual([false, false, true, true])
    await userEvent.click(refuse)
    await expect(canvas.getByRole('textbox')).toHaveAttribute('maxlength', '500')
  },
}

// Proves REF-5, REF-6, REF-14.
export const Deciding: StoryObj = { ...deciding }
export const DecidingDarkInChinese: StoryObj = { ...deciding, ...darkChinese }
