import { Input } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { phone, smsCode } from '#contracts/api/accounts/auth.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PhoneFields } from '#src/ui/form/phone-fields.tsx'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { BackLink } from './layout/back-link.tsx'
import { FormLayout } from './layout/form-layout.tsx'
import { useEditProfile } from './safe/use-edit-profile.ts'

const rules = z.object({ phone, code: smsCode })

/** /user/safe/phone: another phone, proved by the code that is texted to it. Source: ACS-6, PRO-4. */
const SafePhonePage = () => {
  const { t } = useTranslation()
  const { user } = useSession('buyer')
  const edit = useEditProfile()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { phone: '', code: '' } })
  useDraft('phone', form)
  const save = useSubmit(form.handleSubmit, async change => {
    if (await accepted(form, 'code', edit(change))) form.reset()
  })
  return (
    <Panel
      level={1}
      title={t('title.phone')}
      hint={t('user.safe.phone.about')}
      extra={<BackLink to="/user/safe">{t('title.safe')}</BackLink>}
    >
      <FormLayout onSubmit={save} busy={form.formState.isSubmitting} onReset={() => form.reset()}>
        <Field label={t('user.safe.phone.now')}>
          <Input appearance="filled-darker" value={user?.phone || t('user.info.none')} readOnly />
        </Field>
        <PhoneFields form={form} sms="user" />
      </FormLayout>
    </Panel>
  )
}
export default SafePhonePage
