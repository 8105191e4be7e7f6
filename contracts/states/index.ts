import type { z } from 'zod'
import { accountStates } from './accounts.ts'
import { afterSalesStates } from './after-sales.ts'
import { productStates } from './catalogue.ts'
import { contentStates } from './content.ts'
import { fileStates } from './files.ts'
import { marketingStates } from './marketing.ts'
import { moneyStates } from './money.ts'
import { orderStates } from './orders.ts'
import { integralStates } from './points.ts'
import { roleStates } from './roles.ts'
import { storeStates } from './stores.ts'
import { systemStates } from './system.ts'

/** The states by topic; the devtools show them in these groups. */
export const statesByTopic = {
  accounts: accountStates,
  roles: roleStates,
  catalogue: productStates,
  orders: orderStates,
  afterSales: afterSalesStates,
  money: moneyStates,
  marketing: marketingStates,
  stores: storeStates,
  points: integralStates,
  content: contentStates,
  files: fileStates,
  system: systemStates,
} as const

/**
 * Every state that a contract, a story or an end-to-end test may ask a backend to be in; all use the same names.
 * Entering a state is absolute: it overwrites whatever exists under its ids, and can be repeated. "The shopper" is the ready
 * account `shopper`; products and orders belong to the store of the ready account `seller` unless stated otherwise.
 * Products ship free where the promise says so; otherwise the templates of their store decide.
 * Ids start at 90001, far from seeded rows. Each state defines how it is read back, so that a failed set-up is never taken
 * for a wrong answer. Source: STA-3.
 */
export const states = {
  ...accountStates,
  ...roleStates,
  ...productStates,
  ...orderStates,
  ...afterSalesStates,
  ...moneyStates,
  ...marketingStates,
  ...storeStates,
  ...integralStates,
  ...contentStates,
  ...fileStates,
  ...systemStates,
} as const

export type StateName = keyof typeof states

/** The facts that entering `S` requires. */
export type Facts<S extends StateName> = z.output<(typeof states)[S]['facts']>

/** A state with its facts: the type of `given` everywhere. */
export type Given = { [S in StateName]: readonly [name: S, facts: Facts<S>] }[StateName]

/** The names of all states. */
export const stateNames = Object.keys(states) as StateName[]
