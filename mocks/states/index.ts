import type { Facts, StateName } from '#contracts/states/index.ts'
import { enterAccountState } from './accounts.ts'
import { enterAfterSales } from './after-sales.ts'
import { enterOrderState } from './orders.ts'
import { enterProductState } from './catalogue.ts'
import { enterContentState } from './content.ts'
import { enterFileState } from './files.ts'
import { enterMarketing } from './marketing.ts'
import { enterMoneyState } from './money.ts'
import { enterIntegralState } from './points.ts'
import { enterRoleState } from './roles.ts'
import { enterStoreState } from './stores.ts'
import { enterSystemState } from './system.ts'
import type { World } from '../world.ts'

/**
 * How to enter each provider state; a missing state is a compile error. Entering a state twice is the same as entering it once.
 */
const enterState: { [S in StateName]: (world: World, facts: Facts<S>) => void } = {
  ...enterAccountState,
  ...enterRoleState,
  ...enterProductState,
  ...enterOrderState,
  ...enterAfterSales,
  ...enterMoneyState,
  ...enterMarketing,
  ...enterStoreState,
  ...enterIntegralState,
  ...enterContentState,
  ...enterFileState,
  ...enterSystemState,
}

/**
 * Enters a provider state in a world.
 * @throws Error if a row that the state needs is missing, such as a ready account. Run it in a transaction to undo partial
 * changes.
 */
export const enter = <S extends StateName>(world: World, state: S, facts: Facts<S>): void => {
  enterState[state](world, facts)
}
