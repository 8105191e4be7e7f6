import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { filled } from '#contracts/api/kit/values.ts'
import { maxRefundPictures, requestRefund, showRefund } from '#contracts/api/after-sales/refunds.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormTextarea } from '#src/ui/form/form-input.tsx'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { FormLayout } from '../layout/form-layout.tsx'
import { PictureList } from '../layout/picture-list.tsx'

const useStyles = makeStyles({
  reasons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
  counter: {
    display: 'block',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Longest reason. */
const most = 500
const rules = z.object({
  refund_type: z.enum(['0', '1']),
  refund_remark: filled.max(most),
  images: z.array(z.string()).max(maxRefundPictures),
})
const reasons = [
  'user.refund.usual.damaged',
  'user.refund.usual.size',
  'user.refund.usual.colour',
  'user.refund.usual.other',
] as const
const blank: z.input<typeof rules> = { refund_type: '0', refund_remark: '', images: [] }

const useRefundForm = (order_id: number) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const form = useForm({ resolver: resolverOf<z.input<typeof rules>, z.output<typeof rules>>(rules), defaultValues: blank })
  useDraft(`refund/${order_id}`, form)
  const send = useSubmit(form.handleSubmit, async ({ images, ...rest }) => {
    if (!(await succeeded(call(requestRefund, { body: { order_id, ...rest, images: images.join(',') } })))) return
    notify.success(t('user.refund.sent'))
    void refresh(listOrders, showOrder, showRefund)
    await navigate(`/user/order/refund_form/${order_id}`, { replace: true })
  })
  return { form, send }
}

/** Money back or an exchange, and why; four usual reasons fill in the words. */
export const RefundFields = ({ orderId }: { orderId: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { form, send } = useRefundForm(orderId)
  const {
    control,
    reset,
    setValue,
    watch,
    formState: { errors, isSubmitting },
  } = form
  return (
    <FormLayout onSubmit={send} busy={isSubmitting} onReset={() => reset(blank)} send={t('user.refund.send')}>
      <Controller
        name="refund_type"
        control={control}
        render={({ field: { ref: _, ...field } }) => (
          <Field label={t('user.refund.type')} required>
            <RadioGroup {...field} onChange={(_event, data) => field.onChange(data.value)}>
              <Radio value="0" label={t('user.refund.type0')} />
              <Radio value="1" label={t('user.refund.type1')} />
            </RadioGroup>
          </Field>
        )}
      />
      <div>
        <Field label={t('user.refund.reason')} required error={errorText(errors.refund_remark)}>
          <FormTextarea control={control} name="refund_remark" rows={4} maxLength={most} resize="vertical" />
        </Field>
        <span className={styles.counter}>{t('user.comment.counter', { count: watch('refund_remark').length, most })}</span>
        <div className={styles.reasons} role="group" aria-label={t('user.refund.reasons')}>
          {reasons.map(reason => (
            <Button
              key={reason}
              size="small"
              shape="circular"
              onClick={() => setValue('refund_remark', t(reason), { shouldDirty: true, shouldValidate: true })}
            >
              {t(reason)}
            </Button>
          ))}
        </div>
      </div>
      <Controller
        name="images"
        control={control}
        render={({ field: { ref, value, onChange } }) => (
          <Field
            label={t('refunds.pictures')}
            hint={t('user.comment.pictures', { count: maxRefundPictures })}
            error={errorText(errors.images)}
          >
            {({ 'aria-describedby': about }) => (
              <PictureList
                label={t('refunds.pictures')}
                value={value}
                onChange={onChange}
                most={maxRefundPictures}
                folder="refund"
                addRef={ref}
                {...(about && { 'aria-describedby': about })}
              />
            )}
          </Field>
        )}
      />
    </FormLayout>
  )
}
