import { useKept } from '#src/ui/form/use-draft.ts'
import type { Addresses } from './use-addresses.ts'
import type { CouponChoice } from './order-draft.ts'

type Choices = { remark: string; coupons: CouponChoice }

/**
 * Keeps remark, coupons and address of an order when the session ends. The address is kept because one that was just added
 * is not the default. @param order distinguishes the orders.
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
      // Only this hook writes values under this name.
      const { picked, ...rest } = kept as Choices & { picked: number | undefined }
      if (picked !== undefined) pick(picked)
      restore(rest)
    },
  })
