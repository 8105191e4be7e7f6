import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { login, phone, smsCode } from '#contracts/api/accounts/auth.ts'
import { filled } from '#contracts/api/kit/values.ts'
import { call } from '#src/lib/http/call.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormPassword } from '#src/ui/form/form-input.tsx'
import { PhoneFields } from '#src/ui/form/phone-fields.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { AuthForm } from '../auth/auth-form.tsx'
import { completeSignIn } from '../auth/complete-sign-in.ts'
import { notifyMissing } from '../auth/notify-missing.ts'

const rules = z.object({ phone, code: smsCode, password: filled.max(60) })

/** Login by phone, with a texted code and the password. Source: SGN-6. */
export const PhoneLoginForm = () => {
  const { t } = useTranslation()
  const errorText = useFieldError()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { phone: '', code: '', password: '' } })
  const { control, handleSubmit, formState } = form
  const submit = useSubmit(
    handleSubmit,
    async ({ phone: username, code, password }) => {
      const signingIn = call(login, { body: { username, password, provider: 'users', type: 'phone', code } })
      const answer = await accepted(form, 'code', signingIn)
      if (answer) await completeSignIn(answer.access_token)
    },
    notifyMissing,
  )
  return (
    <AuthForm onSubmit={submit} busy={formState.isSubmitting} send={t('shop.signIn')}>
      <PhoneFields form={form} sms="login" size="large" />
      <Field label={t('field.password')} required error={errorText(formState.errors.password)} size="large">
        <FormPassword
          control={control}
          name="password"
          size="large"
          maxLength={60}
          autoComplete="current-password"
          contentBefore={<LockClosedRegular />}
        />
      </Field>
    </AuthForm>
  )
}
