import { useKept } from '#src/ui/form/use-draft.ts'
import type { Addresses } from './use-addresses.ts'
import type { CouponChoice } from './order-draft.ts'

type Choices = { remark: string; coupons: CouponChoice }

/**
 * What was chosen and written on the way to an order outlives the end of the session, the address with it: one that was just
 * added is not the default. @param order tells the orders apart.
 */
export const useKeptChoices = (
  order: string,
  { picked, pick }: Pick<Addresses, 'picked' | 'pick'>,
  choices: Choices,
  restore: (kept: Choices) => void,
): void =>
  useKept({
    name: `order/${order}`,
    current: () =>
      choices.remark || picked !== undefined || Object.keys(choices.coupons).length > 0 ? { ...choices, picked } : undefined,
    restore: kept => {
      // Only ever what this very page put there.
      const { picked, ...rest } = kept as Choices & { picked: number | undefined }
      if (picked !== undefined) pick(picked)
      restore(rest)
    },
  })
