import { Button, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { editBuyer, UserProfileForm } from '#contracts/api/accounts/auth.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import type { UserOf } from '#src/lib/session/sessions.ts'
import { loadProfile } from '#src/lib/session/sign-in.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormFooter } from '#src/ui/form/form-footer.tsx'
import { FormInput } from '#src/ui/form/form-input.tsx'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { AvatarField } from './avatar-field.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '480px' },
})

const rules = UserProfileForm.pick({ nickname: true, avatar: true, sex: true })
/** Wire values. Source: ACS-5. */
const sexes = [
  { value: 1, label: 'user.info.male' },
  { value: 0, label: 'user.info.female' },
] as const

const useInfoForm = (user: UserOf<'buyer'>) => {
  const { t } = useTranslation()
  const form = useForm({
    resolver: resolverOf(rules),
    defaultValues: { nickname: user.nickname, avatar: user.avatar, sex: user.sex },
  })
  useDraft('info', form)
  const save = useSubmit(form.handleSubmit, async ({ nickname, avatar, sex }) => {
    const edit = call(editBuyer, { body: { provider: 'users', nickname, sex, ...(avatar && { avatar }) } })
    if ((await accepted(form, 'nickname', edit)) === undefined || !(await succeeded(loadProfile('buyer')))) return
    form.reset({ nickname, avatar: avatar ?? '', sex })
    notify.success(t('user.info.saved'))
  })
  return { form, save }
}

/** Nickname, picture and sex of the shopper. */
export const InfoFields = ({ user }: { user: UserOf<'buyer'> }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { form, save } = useInfoForm(user)
  const { control, reset, formState } = form
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Controller
        name="avatar"
        control={control}
        render={({ field: { value, onChange } }) => <AvatarField name={user.nickname} value={value ?? ''} onChange={onChange} />}
      />
      <Field label={t('field.nickname')} required error={errorText(formState.errors.nickname)}>
        <FormInput control={control} name="nickname" autoComplete="nickname" />
      </Field>
      <Controller
        name="sex"
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <Field label={t('user.info.sex')}>
            <RadioGroup
              layout="horizontal"
              value={String(value)}
              onBlur={onBlur}
              onChange={(_, data) => onChange(Number(data.value))}
            >
              {sexes.map(sex => (
                <Radio key={sex.value} value={String(sex.value)} label={t(sex.label)} />
              ))}
            </RadioGroup>
          </Field>
        )}
      />
      <Field label={t('user.info.account')}>
        <Input appearance="filled-darker" value={user.username} readOnly />
      </Field>
      <Field label={t('user.info.phone')}>
        <Input appearance="filled-darker" value={user.phone || t('user.info.none')} readOnly />
      </Field>
      <FormFooter busy={formState.isSubmitting}>
        <Button onClick={() => reset()}>{t('btn.reset')}</Button>
      </FormFooter>
    </form>
  )
}
