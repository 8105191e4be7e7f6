import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { accepted } from '#src/ui/form/accepted.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { isSameTwice, SecretFields, secretRules } from '#src/ui/form/secret-fields.tsx'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { BackLink } from '../layout/back-link.tsx'
import { FormLayout } from '../layout/form-layout.tsx'
import { useEditProfile } from './use-edit-profile.ts'

const texts = {
  password: { title: 'title.password', hint: 'user.safe.password.hint', label: 'user.safe.password.new' },
  pay_password: { title: 'title.pay_password', hint: 'user.safe.pay_password.hint', label: 'user.safe.pay_password.new' },
} as const

const rulesOf = (kind: keyof typeof secretRules) =>
  z.object({ secret: secretRules[kind], repeat: z.string().min(1) }).refine(isSameTwice.test, isSameTwice.otherwise)

/** A new login or payment password; the old one is not asked for. Source: PRO-5. */
export const SecretForm = ({ kind }: { kind: keyof typeof secretRules }) => {
  const { t } = useTranslation()
  const edit = useEditProfile()
  const form = useForm({ resolver: resolverOf(rulesOf(kind)), defaultValues: { secret: '', repeat: '' } })
  const { control, reset, handleSubmit, formState } = form
  useDraft(kind, form)
  const save = useSubmit(handleSubmit, async ({ secret }) => {
    if (await accepted(form, 'secret', edit({ [kind]: secret }))) reset()
  })
  return (
    <Panel
      level={1}
      title={t(texts[kind].title)}
      hint={t(texts[kind].hint)}
      extra={<BackLink to="/user/safe">{t('title.safe')}</BackLink>}
    >
      <FormLayout onSubmit={save} busy={formState.isSubmitting} onReset={() => reset()}>
        <SecretFields kind={kind} label={t(texts[kind].label)} control={control} errors={formState.errors} />
      </FormLayout>
    </Panel>
  )
}
