import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { phone, smsCode } from '#contracts/api/accounts/auth.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { PhoneFields } from '#src/ui/form/phone-fields.tsx'
import { isSameTwice, SecretFields, secretRules } from '#src/ui/form/secret-fields.tsx'
import { useAgreement } from '#src/ui/form/agreement/use-agreement.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { AuthForm } from '../auth/auth-form.tsx'
import { notifyMissing } from '../auth/notify-missing.ts'
import { useRegister } from './use-register.ts'

const rules = z
  .object({ phone, code: smsCode, secret: secretRules.password, repeat: z.string().min(1) })
  .refine(isSameTwice.test, isSameTwice.otherwise)

/** Registration by phone, with a texted code. Source: REG-1. */
export const PhoneForm = () => {
  const { t } = useTranslation()
  const open = useRegister()
  const { box, isAgreed } = useAgreement()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { phone: '', code: '', secret: '', repeat: '' } })
  const { control, handleSubmit, formState } = form
  const submit = useSubmit(
    handleSubmit,
    async ({ phone: username, code, secret }) => {
      if (isAgreed()) await accepted(form, 'code', open({ username, password: secret, code, type: 'phone' }))
    },
    notifyMissing,
  )
  return (
    <AuthForm onSubmit={submit} busy={formState.isSubmitting} send={t('auth.register')}>
      <PhoneFields form={form} sms="register" size="large" />
      <SecretFields kind="password" label={t('field.password')} control={control} errors={formState.errors} size="large" />
      {box}
    </AuthForm>
  )
}
