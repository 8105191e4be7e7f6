import { useKept } from '#src/ui/use-draft.ts'
import type { CouponChoice } from './order-draft.ts'

type Wishes = { coupons: CouponChoice; remark: string }

/** What was chosen and written on the way to an order outlives the end of the session. @param order tells the orders apart. */
export const useKeptWishes = (order: string, wishes: Wishes, restore: (kept: Wishes) => void): void =>
  useKept({
    name: `order/${order}`,
    current: () => (wishes.remark || Object.keys(wishes.coupons).length > 0 ? wishes : undefined),
    // Only ever what this very page put there.
    restore: kept => restore(kept as Wishes),
  })
