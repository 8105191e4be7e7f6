import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RegisterForm } from '#contracts/api/accounts/register.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormInput } from '#src/ui/form/form-input.tsx'
import { isSameTwice, SecretFields, secretRules } from '#src/ui/form/secret-fields.tsx'
import { useAgreement } from '#src/ui/form/agreement/use-agreement.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { AuthForm } from '../auth/auth-form.tsx'
import { notifyMissing } from '../auth/notify-missing.ts'
import { useRegister } from './use-register.ts'

const rules = z
  .object({ username: RegisterForm.shape.username, secret: secretRules.password, repeat: z.string().min(1) })
  .refine(isSameTwice.test, isSameTwice.otherwise)

/** Registration by user name. */
export const NameForm = () => {
  const { t } = useTranslation()
  const errorText = useFieldError()
  const open = useRegister()
  const { box, isAgreed } = useAgreement()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { username: '', secret: '', repeat: '' } })
  const { control, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const submit = useSubmit(
    handleSubmit,
    async ({ username, secret }) => {
      if (isAgreed()) await accepted(form, 'username', open({ username, password: secret, type: 'username' }))
    },
    notifyMissing,
  )
  return (
    <AuthForm onSubmit={submit} busy={isSubmitting} send={t('auth.register')}>
      <Field label={t('field.username')} required error={errorText(errors.username)} size="large">
        <FormInput
          control={control}
          name="username"
          size="large"
          maxLength={15}
          autoComplete="username"
          contentBefore={<PersonRegular />}
        />
      </Field>
      <SecretFields kind="password" label={t('field.password')} control={control} errors={errors} size="large" />
      {box}
    </AuthForm>
  )
}
