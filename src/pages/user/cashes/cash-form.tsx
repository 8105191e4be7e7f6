import { Button, DialogActions, DialogBody, DialogContent, DialogTitle, makeStyles, tokens } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listCashes, requestCash } from '#contracts/api/money/cashes.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { call } from '#src/lib/http/call.ts'
import { cents } from '#contracts/wire/money.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormInput } from '#src/ui/form/form-input.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { payoutOf } from '#src/ui/money/payout-of.ts'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { Facts } from '../orders/facts.tsx'
import type { CashAccount } from './use-cash-request.ts'

const useStyles = makeStyles({ content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL } })

/** An amount above 0 with at most two decimals, up to the balance. Source: WDR-1. */
const rulesUpTo = (balance: string) =>
  z.object({
    money: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'invalid.money' })
      .refine(amount => cents(amount) > 0, { error: 'invalid.money' })
      .refine(amount => cents(amount) <= cents(balance), { error: 'invalid.balance' }),
  })

const useCashForm = ({ balance }: CashAccount, onSent: () => void) => {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const form = useForm({ resolver: resolverOf(rulesUpTo(balance)), defaultValues: { money: '' } })
  useDraft('cash', form)
  const send = useSubmit(form.handleSubmit, async ({ money }) => {
    if ((await accepted(form, 'money', call(requestCash, { body: { money } }))) === undefined) return
    notify.success(t('user.cashes.sent'))
    onSent()
    await refresh(listCashes, buyerInfo, listMoneyLogs)
  })
  return { form, send }
}

/** The withdrawal form: amount, target account, payout. */
export const CashForm = ({ account, onClose }: { account: CashAccount; onClose: () => void }) => {
  useReturnFocus()
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { data: site } = useSite()
  const {
    form: {
      control,
      watch,
      formState: { errors, isSubmitting },
    },
    send,
  } = useCashForm(account, onClose)
  const percent = site?.common.cash
  const { fee, paidOut } = payoutOf(watch('money'), percent ?? '0') ?? { fee: '0.00', paidOut: '0.00' }
  return (
    <form onSubmit={event => void send(event)} noValidate>
      <DialogBody>
        <DialogTitle>{t('user.cashes.ask')}</DialogTitle>
        <DialogContent className={styles.content}>
          <Facts
            facts={[
              [t('user.check.name'), account.name],
              [t('user.check.bank_name'), account.bank_name],
              [t('user.check.bank_no'), account.bank_no],
              [t('user.cashes.balance'), <Price key="balance" value={account.balance} size="small" />],
            ]}
          />
          <Field label={t('user.cashes.amount')} required error={errorText(errors.money)}>
            <FormInput control={control} name="money" inputMode="decimal" contentBefore="¥" autoComplete="off" />
          </Field>
          {percent === undefined ? (
            t('user.cashes.feeLater')
          ) : (
            <Facts
              facts={[
                [t('user.cashes.feeAt', { percent }), formatMoney(fee)],
                [t('user.cashes.paidOut'), <Price key="out" value={paidOut} size="small" />],
              ]}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          <SubmitButton busy={isSubmitting}>{t('user.cashes.ask')}</SubmitButton>
        </DialogActions>
      </DialogBody>
    </form>
  )
}
