import { Button, Dropdown, makeStyles, Option, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { filled } from '#contracts/api/kit/values.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormInput } from '#src/ui/form/form-input.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import type { Refund, RefundTurn } from './refund-turn.ts'
import { useRefundMoves } from './use-refund-moves.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  number: { width: 'min(360px, 100%)' },
})

type Moves = ReturnType<typeof useRefundMoves>

const rules = z.object({ delivery_code: z.string(), delivery_no: filled.max(20) })

const SendBack = ({ orderId, sendBack }: { orderId: number; sendBack: Moves['sendBack'] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { delivery_code: '', delivery_no: '' } })
  const { control, handleSubmit, formState } = form
  useDraft(`parcel/${orderId}`, form)
  const { data: couriers = [] } = useData(allExpresses, { query: { isAll: 'true' } }, { quiet: true })
  const send = useSubmit(handleSubmit, sendBack)
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate>
      <Controller
        name="delivery_code"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field className={styles.number} label={t('field.delivery_code')}>
            <Dropdown
              ref={ref}
              placeholder={t('table.choose')}
              value={couriers.find(({ code }) => code === value)?.name ?? value}
              selectedOptions={[value]}
              onBlur={onBlur}
              onOptionSelect={(_, { optionValue = '' }) => onChange(optionValue)}
            >
              {couriers.map(({ code, name }) => (
                <Option key={code} value={code}>
                  {name}
                </Option>
              ))}
            </Dropdown>
          </Field>
        )}
      />
      <Field
        className={styles.number}
        label={t('user.refund.sentBackNo')}
        required
        error={errorText(formState.errors.delivery_no)}
      >
        <FormInput control={control} name="delivery_no" maxLength={20} autoComplete="off" />
      </Field>
      <AccentButton type="submit" disabledFocusable={formState.isSubmitting}>
        {t('user.refund.sendBack')}
      </AccentButton>
    </form>
  )
}

/** What the shopper can do with a case now; while the seller acts there is nothing, or taking it back. */
export const RefundActions = ({ refund: { order_id }, turn }: { refund: Refund; turn: RefundTurn }) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { sendBack, confirm, withdraw } = useRefundMoves(order_id)
  const during = (move: () => Promise<void>) => () => {
    setBusy(true)
    void move().finally(() => setBusy(false))
  }
  if (turn === 'youSend') return <SendBack orderId={order_id} sendBack={sendBack} />
  return (
    <div>
      {turn === 'sellerDecides' && (
        <Button disabledFocusable={busy} onClick={during(withdraw)}>
          {t('user.refund.withdraw')}
        </Button>
      )}
      {turn === 'youConfirm' && (
        <AccentButton disabledFocusable={busy} onClick={during(confirm)}>
          {t('user.refund.confirm')}
        </AccentButton>
      )}
      {turn === 'refused' && <LinkButton to={`/user/order/refund/${order_id}`}>{t('user.refund.askAgain')}</LinkButton>}
    </div>
  )
}
