import { expect, test } from 'vitest'
import type { TableDefinition } from '#src/table/define-table.ts'

const modules = import.meta.glob<TableDefinition>('../pages/{admin,seller}/*/*.page.ts', { eager: true, import: 'default' })
const screens = Object.entries(modules).map(([file, screen]) => ({
  name: file.replace(/^\.\.\/pages\/|\.page\.ts$/g, ''),
  screen,
}))

const stages = { 0: 'plain', 2: 'warning', 5: 'warning', '5-1': 'warning', 6: 'success' } as const
const cases = { toDecide: 'warning', toSendAgain: 'warning', refused: 'plain', done: 'success' } as const
const withdrawals = { 0: 'warning', 1: 'success', 2: 'danger' } as const
const running = { 1: 'success' } as const
const reviews = { 2: 'warning', 1: 'success', 0: 'danger' } as const
const settled = { 0: 'warning', 1: 'success' } as const

/**
 * The tones of the values in the lists, by screen and column. Amber: somebody has to act; green: a good end, or running; red: failed
 * or refused; values that are not named are neutral.
 */
const tones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admin/after-sales/refunds refund_status_cn': cases,
  'admin/after-sales/refunds-return refund_status_cn': cases,
  'admin/catalogue/goods goods_verify': reviews,
  'admin/content/advs status': { 1: 'success' },
  'admin/marketing/distribution-logs status': settled,
  'admin/money/cashes cash_status': withdrawals,
  'admin/money/order-settlements status': withdrawals,
  'admin/orders/orders order_status': stages,
  'admin/points/integral-goods goods_status': { 1: 'success' },
  'admin/points/integral-orders order_status': { '2-0': 'warning', '2-1': 'success' },
  'admin/system/sms-logs status': { 1: 'success', 0: 'danger' },
  'seller/after-sales/refunds refund_status_cn': cases,
  'seller/after-sales/refunds-return refund_status_cn': cases,
  'seller/catalogue/goods goods_verify': reviews,
  'seller/marketing/coupons status': running,
  'seller/marketing/coupons-log status': { 1: 'success' },
  'seller/marketing/distributions-log status': settled,
  'seller/marketing/full-reductions status': running,
  'seller/marketing/seckills status': running,
  'seller/money/cashes cash_status': withdrawals,
  'seller/money/order-settlements status': withdrawals,
  'seller/orders/orders order_status': stages,
}

// Proves TCO-9, CMP-1, OST-15.
test('each status of the lists has its tone', () => {
  const shown = screens.flatMap(({ name, screen }) =>
    screen.columns.filter(({ options }) => options.tag).map(field => [`${name} ${field.name}`, field.options.tag]),
  )

  expect(Object.fromEntries(shown)).toEqual(tones)
})

const recipient = ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_no']

// Proves OSC-7, OSC-8, MSC-5, TEX-2.
test('the export of a list has these columns in addition', () => {
  const exported = screens.flatMap(({ name, screen: { exportExtra } }) =>
    exportExtra.length > 0 ? [[name, exportExtra.map(field => field.name)]] : [],
  )

  expect(Object.fromEntries(exported)).toEqual({
    'admin/money/cashes': ['name', 'commission', 'remark', 'refuse_info'],
    'admin/orders/orders': recipient,
    'seller/orders/orders': recipient,
  })
})

// Proves MSC-5, MSC-6, MSC-7.
test('what cannot be taken back asks first, and other actions open a dialog', () => {
  const actions = screens.flatMap(({ name, screen }) =>
    screen.actions.flatMap(action => (action.opens ? [] : [[`${name} ${action.name}`, action.confirm]])),
  )

  expect(Object.fromEntries(actions)).toEqual({
    'admin/money/cashes cashes.approve': 'cashes.approveText',
    'admin/money/order-settlements orderSettlements.settle': 'orderSettlements.settleText',
    'admin/system/areas btn.clearCache': undefined,
    'seller/money/cashes cashes.takeBack': 'cashes.takeBackText',
  })
})
