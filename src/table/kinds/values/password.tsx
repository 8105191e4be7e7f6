import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { kind, type InputProps } from '../../kind.ts'
import { held, useKindStyles } from '../shared.tsx'

const Input = ({ name, value, onChange, onBlur, max, isChange = false }: InputProps) => {
  const { t } = useTranslation()
  const { wide } = useKindStyles()
  return (
    <PasswordInput
      name={name}
      className={wide}
      value={held(value)}
      autoComplete="new-password"
      onBlur={onBlur}
      onChange={(_, data) => onChange(data.value)}
      {...(isChange && { placeholder: t('table.keepPassword') })}
      {...(max && { maxLength: max })}
    />
  )
}

/** A password: entered, but never shown. Left empty in an edit form, it does not change. Source: TCO-18. */
export const password = kind({ Cell: () => nothing, Input, toText: () => nothing, blank: '', isSecret: true })
