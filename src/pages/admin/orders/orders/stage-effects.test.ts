import { expect, test } from 'vitest'
import { stageEffects } from './stage-effects.ts'

const unpaid = { pay_time: null, delivery_no: '' }
const paid = { pay_time: '2026-11-20 12:00:00', delivery_no: '' }
const sent = { ...paid, delivery_no: 'YD1' }

// Proves OST-21.
test.each([
  ['an unpaid order is cancelled', { ...unpaid, order_status: 1 }, 0, ['cancel']],
  ['a cancelled one waits for payment again', { ...unpaid, order_status: 0 }, 1, ['revive']],
  ['a cancelled one is to be delivered', { ...unpaid, order_status: 0 }, 2, ['revive', 'unpaid']],
  ['an unpaid one is to be delivered', { ...unpaid, order_status: 1 }, 2, ['unpaid']],
  ['a paid one waits for payment again', { ...paid, order_status: 2 }, 1, ['payBack']],
  ['a sent one waits for payment again', { ...sent, order_status: 3 }, 1, ['payBack', 'parcel']],
  ['a sent one is to be delivered again', { ...sent, order_status: 3 }, 2, ['parcel']],
  ['a paid one is shipped', { ...paid, order_status: 2 }, 3, []],
  ['a paid one goes into after-sales', { ...paid, order_status: 2 }, 5, ['openCase']],
  ['one in after-sales is completed', { ...paid, order_status: 5 }, 6, ['closeCase']],
] as const)('it is told what follows when %s', (_, order, to, effects) => {
  expect(stageEffects(order, to)).toEqual(effects.map(effect => `orders.effect.${effect}`))
})
