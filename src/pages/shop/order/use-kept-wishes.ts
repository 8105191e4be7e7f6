import { useKept } from '#src/ui/form/use-draft.ts'
import type { Addresses } from './use-addresses.ts'
import type { CouponChoice } from './order-draft.ts'

type Wishes = { remark: string; coupons: CouponChoice }

/**
 * What was chosen and written on the way to an order outlives the end of the session, the address with it: one that was just
 * added is not the default. @param order tells the orders apart.
 */
export const useKeptWishes = (
  order: string,
  { picked, pick }: Pick<Addresses, 'picked' | 'pick'>,
  wishes: Wishes,
  restore: (kept: Wishes) => void,
): void =>
  useKept({
    name: `order/${order}`,
    current: () =>
      wishes.remark || picked !== undefined || Object.keys(wishes.coupons).length > 0 ? { ...wishes, picked } : undefined,
    restore: kept => {
      // Only ever what this very page put there.
      const { picked, ...rest } = kept as Wishes & { picked: number | undefined }
      if (picked !== undefined) pick(picked)
      restore(rest)
    },
  })
