import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { filled } from '#contracts/api/kit/values.ts'
import { purse } from '#contracts/api/money/money-logs.ts'
import { handleMoney, maxMoneyInfo, MoneyForm } from '#contracts/api/accounts/users.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { text } from '#src/lib/format/text.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import type { Holder } from './purses.ts'

/** The contract's rules for an adjustment. The form also requires a reason, because users see the movement. */
const rules = z.object({
  is_type: purse,
  money: z
    .string()
    .trim()
    .min(1)
    .refine(sum => MoneyForm.shape.money.safeParse(sum).success),
  info: filled.max(maxMoneyInfo),
})
export type FundsValues = z.input<typeof rules>
export type FundsOutput = z.output<typeof rules>

/** Form that adds or deducts money or points. Calls `onDone` on success; a refusal marks the amount. */
export const useFunds = ({ id, is_belong }: Holder, onDone: () => void) => {
  const form = useForm<FundsValues, unknown, FundsOutput>({
    resolver: resolverOf(rules),
    defaultValues: { is_type: 0, money: '', info: '' },
  })
  const save = useSubmit(form.handleSubmit, async body => {
    try {
      await call(handleMoney, { body: { id, is_belong, ...body } })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      form.setError('money', { message: error.msg }, { shouldFocus: true })
      return
    }
    notify.success(text('msg.success'))
    onDone()
  })
  return { form, save }
}
