import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/form/field.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'

/** Maximum length of a picture or folder name, in characters. */
const longest = 30

type Props = {
  title: string
  /** Current name. */
  name?: string
  /** @throws Failure */
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Dialog to name a picture or a folder. */
export const NameDialog = ({ title, name = '', save, onClose }: Props) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const [isAsked, setAsked] = useState(false)
  const isEmpty = typed.trim() === ''
  const send = () => {
    setAsked(true)
    return isEmpty ? undefined : save(typed.trim())
  }
  return (
    <FormDialog title={title} submit={t('btn.save')} send={send} onClose={onClose}>
      <Field label={t('field.name')} required error={isAsked && isEmpty ? t('msg.requiredMsg') : undefined}>
        <Input value={typed} maxLength={longest} onChange={(_, data) => setTyped(data.value)} />
      </Field>
    </FormDialog>
  )
}
