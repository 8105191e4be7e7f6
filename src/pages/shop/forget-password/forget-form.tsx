import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { phone, smsCode } from '#contracts/api/accounts/auth.ts'
import { forgetPassword } from '#contracts/api/accounts/register.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { completeLogin } from '#src/lib/session/sign-in.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { PhoneFields } from '#src/ui/form/phone-fields.tsx'
import { isSameTwice, SecretFields, secretRules } from '#src/ui/form/secret-fields.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { AuthForm } from '../auth/auth-form.tsx'
import { notifyMissing } from '../auth/notify-missing.ts'

const rules = z
  .object({ phone, code: smsCode, secret: secretRules.password, repeat: z.string().min(1) })
  .refine(isSameTwice.test, isSameTwice.otherwise)

/** Sets a new password and signs in with it. */
export const ForgetForm = () => {
  const { t } = useTranslation()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { phone: '', code: '', secret: '', repeat: '' } })
  const { control, handleSubmit, formState } = form
  const submit = useSubmit(
    handleSubmit,
    async ({ phone: username, code, secret }) => {
      const answer = await accepted(form, 'code', call(forgetPassword, { body: { username, code, password: secret } }))
      if (answer && (await completeLogin('buyer', answer.access_token))) notify.success(t('msg.success'))
    },
    notifyMissing,
  )
  return (
    <AuthForm onSubmit={submit} busy={formState.isSubmitting} send={t('auth.setPassword')}>
      <PhoneFields form={form} sms="forget_password" size="large" />
      <SecretFields
        kind="password"
        label={t('user.safe.password.new')}
        control={control}
        errors={formState.errors}
        size="large"
      />
    </AuthForm>
  )
}
