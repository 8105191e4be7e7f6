import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { CartLineRow } from '#src/pages/shop/cart/cart-line-row.tsx'
import { AddressChoice } from '#src/pages/shop/order/address-choice.tsx'
import { CodeDialog } from '#src/pages/shop/order/payment/code-dialog.tsx'
import { DraftSummary } from '#src/pages/shop/order/draft-summary.tsx'
import { together } from '#src/pages/shop/order/estimate.ts'
import { PasswordDialog } from '#src/pages/shop/order/payment/password-dialog.tsx'
import { PayMethods } from '#src/pages/shop/order/payment/pay-methods.tsx'
import { isSeen, leaveByEscape, still, withConfirm } from '../table/office.tsx'
import { Board, darkChinese, severalTimes } from '../ui/board.tsx'
import { factsOf, inLanguage } from '../ui/reading.ts'
import { cartLine } from './goods-sample.ts'

/** The steps from the cart to the payment. */
export default {
  title: 'shop/Checkout',
  decorators: [withConfirm],
} satisfies Meta

const onQuantity = fn()
const line = { line: cartLine, ticked: false, onTick: fn(), onQuantity, onRefused: fn(), onRemove: fn() }

const CartLines = () => (
  <ul style={{ margin: 0, padding: 0, maxWidth: '900px' }}>
    <CartLineRow {...line} />
    <CartLineRow {...line} ticked line={{ ...cartLine, cart_id: 2, goods_name: 'A ticked one', sku_name: '-' }} />
    <CartLineRow {...line} refused="Only 2 are left." line={{ ...cartLine, cart_id: 3, goods_name: 'A refused one' }} />
  </ul>
)

export const LinesOfTheCart: StoryObj = {
  render: () => <CartLines />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    if (!first) throw new Error('The cart has no line.')

    await userEvent.click(within(first).getByRole('button', { name: 'One more' }))

    await expect(onQuantity).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only 2 are left.')
  },
}

/** On a phone the price of a piece is below the name. */
export const LinesOfTheCartOnAPhone: StoryObj = {
  render: () => <CartLines />,
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '812px' } } } } },
  play: async ({ canvas }) => {
    const prices = canvas.getAllByText('¥149.00').filter(one => one.checkVisibility())

    await expect(prices).toHaveLength(3)
  },
}

const address: Address = {
  id: 1,
  receive_name: 'Xiaoman',
  receive_tel: '13800000000',
  area_info: 'Beijing Beijing Dongcheng',
  address: '1 Chang An Street',
  province_id: 1,
  city_id: 2,
  region_id: 3,
  is_default: 1,
}
const addresses = [address, { ...address, id: 2, receive_name: 'Somebody else', is_default: 0 as const }]

const Choice = ({ list, isMissing = false }: { list: Address[] | undefined; isMissing?: boolean }) => {
  const [id, setId] = useState<number | undefined>(1)
  const addRef = useRef<HTMLButtonElement>(null)
  const chosen = list?.find(one => one.id === id)
  const facts = { list, chosen, isMissing, addRef, error: undefined }
  const ways = {
    ask: async () => chosen,
    choose: (next: number) => Promise.resolve(setId(next)),
    picked: id,
    pick: setId,
    retry: fn(),
  }
  return <AddressChoice addresses={{ ...facts, ...ways }} />
}

export const Addresses: StoryObj = {
  render: () => (
    <Board
      rows={{
        several: <Choice list={addresses} />,
        none: <Choice list={[]} />,
        'none, and asked for': <Choice list={[]} isMissing />,
        'on their way': <Choice list={undefined} />,
      }}
    />
  ),
  parameters: severalTimes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Somebody else'))

    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/Somebody else/)
  },
}

const hundreds = { goods: 40_000, flash: 0, group: 0, reduction: 0, coupon: 0, freight: 1200 }
const summary: ComponentProps<typeof DraftSummary> = {
  sums: together([hundreds]),
  stillReckoning: false,
  address,
  refused: undefined,
  stage: 'idle',
  onCreate: fn(),
}
const saved = together([{ ...hundreds, flash: 8000, group: 2000, reduction: 1000, coupon: 3000, freight: 0 }])

const Summaries = () => (
  <Board
    rows={{
      plain: <DraftSummary {...summary} />,
      'with all savings': <DraftSummary {...summary} sums={saved} />,
      'freight not told': <DraftSummary {...summary} sums={together([{ ...hundreds, freight: undefined }])} />,
      'no address': <DraftSummary {...summary} address={undefined} />,
      'on its way': <DraftSummary {...summary} sums={undefined} />,
      refused: <DraftSummary {...summary} refused="The coupon has ended." />,
      queued: <DraftSummary {...summary} stage="queued" />,
    }}
  />
)

export const Estimates: StoryObj = {
  render: () => <Summaries />,
  parameters: severalTimes,
  play: async ({ canvas, ...context }) => {
    const sums = canvas.getAllByRole('complementary').map(factsOf)
    const of = inLanguage(context, {
      en: { goods: 'Subtotal', freight: 'Shipping', total: 'Estimated total', free: 'Free' },
      'zh-cn': { goods: '商品合计', freight: '运费', total: '预估应付', free: '包邮' },
    })
    const savings = inLanguage(context, {
      en: ['Flash sale', 'Group buying', 'Spend and save', 'Coupons'],
      'zh-cn': ['秒杀优惠', '拼团优惠', '满减优惠', '优惠券'],
    })
    const later = inLanguage(context, {
      en: ['added when you place the order', 'add an address first'],
      'zh-cn': ['提交后计算', '选择地址后计算'],
    })
    const rows = (freight: string | undefined, total: string) => [
      [of.goods, '¥400.00'],
      [of.freight, freight],
      [of.total, total],
    ]

    await expect(sums).toEqual([
      rows('¥12.00', '¥412.00'),
      [
        [of.goods, '¥400.00'],
        ...['-¥80.00', '-¥20.00', '-¥10.00', '-¥30.00'].map((saved, at) => [savings[at], saved]),
        [of.freight, of.free],
        [of.total, '¥260.00'],
      ],
      rows(later[0], '¥400.00'),
      rows(later[1], '¥412.00'),
      [],
      rows('¥12.00', '¥412.00'),
      rows('¥12.00', '¥412.00'),
    ])
  },
}

export const EstimatesDarkInChinese: StoryObj = { ...Estimates, ...darkChinese }

const ways = { total: '199.00', refused: undefined, busy: false, onBalance: fn(), onScan: fn() }

/** A balance below the total says how much is missing, and is disabled. A total of 0.00 needs no gateway. */
export const WaysToPay: StoryObj = {
  render: () => (
    <Board
      rows={{
        enough: <PayMethods {...ways} balance="5000.00" />,
        'too little': <PayMethods {...ways} balance="99.00" />,
        unknown: <PayMethods {...ways} balance={undefined} />,
        refused: <PayMethods {...ways} balance="5000.00" refused="This way of paying is closed." />,
        free: <PayMethods {...ways} total="0.00" balance="0.00" />,
        'a code is requested': <PayMethods {...ways} balance="5000.00" busy />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    const balances = canvas.getAllByRole('button', { name: /balance/i })

    await expect(balances.map(one => one.matches(':disabled'))).toEqual([false, true, false, false, false, false])
    await expect(balances[1]).toHaveTextContent('100.00')
    await expect(canvas.getAllByRole('button', { busy: true })).toHaveLength(2)
  },
}

const onPay = fn((password: string) => Promise.resolve(password === '123456' ? undefined : 'Wrong payment password.'))
const onClose = fn()

/** The dialog stays open with the reason until the password is right. */
export const PaymentPassword: StoryObj = {
  render: () => <PasswordDialog open total="199.00" onPay={onPay} onClose={onClose} onClosed={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const pay = dialog.getByRole('button', { name: /199\.00/ })

    await userEvent.type(dialog.getByLabelText(/Payment password/), '654321')
    await userEvent.click(pay)
    await isSeen(await dialog.findByText('Wrong payment password.'))
    await userEvent.keyboard('123456')
    await userEvent.click(pay)

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await still()
  },
}

const scan = {
  code: { method: 'wechat', code: 'weixin://wxpay/bizpayurl?pr=1' },
  onClose: fn(),
  onClosed: fn(),
  onRenew: fn(),
  total: '20.00',
} as const

export const CodeToScan: StoryObj = {
  render: () => <CodeDialog {...scan} poll="waiting" refused={undefined} asking={false} />,
  play: async ({ userEvent }) => {
    await isSeen(await screen.findByRole('dialog'))

    await leaveByEscape(userEvent.keyboard, scan.onClose)

    await still()
  },
}

export const PaymentPasswordLeft: StoryObj = {
  ...PaymentPassword,
  play: async ({ userEvent }) => {
    await isSeen(await screen.findByRole('dialog'))

    await leaveByEscape(userEvent.keyboard, onClose)

    await still()
  },
}
