import { Input, type InputProps } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { Controller, useForm, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { login, LoginForm as Rules } from '#contracts/api/accounts/auth.ts'
import { call } from '#src/lib/http/call.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { ReadyAccounts } from '#src/ui/accounts/ready-accounts.tsx'
import { AuthForm } from '../auth/auth-form.tsx'
import { completeSignIn } from '../auth/complete-sign-in.ts'
import { notifyMissing } from '../auth/notify-missing.ts'

type Values = z.input<typeof Rules>
type FieldProps = Pick<InputProps, 'type' | 'contentBefore' | 'autoComplete'> & {
  control: Control<Values, unknown, z.output<typeof Rules>>
  name: 'username' | 'password'
}

const TextField = ({ control, name, ...input }: FieldProps) => {
  const { t } = useTranslation()
  const errorOf = useFieldError()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <Field label={t(`field.${name}`)} error={errorOf(fieldState.error)} size="large">
          <Input {...input} {...field} input={{ ref }} size="large" maxLength={60} />
        </Field>
      )}
    />
  )
}

/** Login by user name and password. */
export const LoginForm = () => {
  const { t } = useTranslation()
  const form = useForm({
    resolver: resolverOf<Values, z.output<typeof Rules>>(Rules),
    defaultValues: { username: '', password: '' },
  })
  const { control, handleSubmit, reset, formState } = form
  const submit = useSubmit(
    handleSubmit,
    async ({ username, password }) => {
      const answer = await accepted(form, 'password', call(login, { body: { username, password, provider: 'users' } }))
      if (answer) await completeSignIn(answer.access_token)
    },
    notifyMissing,
  )
  return (
    <>
      <AuthForm onSubmit={submit} busy={formState.isSubmitting} send={t('shop.signIn')}>
        <TextField control={control} name="username" autoComplete="username" contentBefore={<PersonRegular />} />
        <TextField
          control={control}
          name="password"
          type="password"
          autoComplete="current-password"
          contentBefore={<LockClosedRegular />}
        />
      </AuthForm>
      <ReadyAccounts
        audience="buyer"
        onPick={account => {
          reset(account)
          void submit()
        }}
      />
    </>
  )
}
