import { PhoneRegular } from '@fluentui/react-icons/svg/phone'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SmsName } from '#contracts/api/accounts/register.ts'
import { Field } from './field.tsx'
import { useFieldError } from './form-error.ts'
import { FormInput } from './form-input.tsx'
import { SendCode } from './send-code.tsx'

type PhoneValues = { phone: string; code: string }
type Props<Values extends PhoneValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** Purpose of the code. */
  sms: SmsName
  size?: 'large'
}

/** A phone number and the code texted to it. */
export const PhoneFields = <Values extends PhoneValues, Output>({ form, sms, size }: Props<Values, Output>) => {
  const { t } = useTranslation()
  const errorText = useFieldError()
  // Any form with these two fields works, which TypeScript cannot infer through react-hook-form's paths.
  const { control, watch, trigger, formState } = form as unknown as UseFormReturn<PhoneValues>
  const look = size && { size }
  const phone = watch('phone')
  return (
    <>
      <Field label={t('field.phone')} required error={errorText(formState.errors.phone)} {...look}>
        <FormInput
          control={control}
          name="phone"
          type="tel"
          inputMode="numeric"
          maxLength={11}
          autoComplete="tel-national"
          contentBefore={<PhoneRegular />}
          {...look}
        />
      </Field>
      <Field label={t('field.smsCode')} required error={errorText(formState.errors.code)} {...look}>
        <FormInput
          control={control}
          name="code"
          inputMode="numeric"
          maxLength={4}
          autoComplete="one-time-code"
          contentAfter={<SendCode phone={phone} name={sms} checkPhone={() => trigger('phone', { shouldFocus: true })} />}
          {...look}
        />
      </Field>
    </>
  )
}
