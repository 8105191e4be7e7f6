import type { ParseKeys } from 'i18next'
import { nothing } from '#src/lib/format/format.ts'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { kind, type InputProps } from '../../kind.ts'
import { useWord } from '../../use-word.ts'
import { held, useKindStyles } from '../shared.tsx'

type Options = {
  /** Says in the form of a new record what an empty password means. */
  whenEmpty?: ParseKeys
}

const Input = ({ name, value, onChange, onBlur, max, isChange = false, options: { whenEmpty } }: InputProps<Options>) => {
  const word = useWord()
  const hint = isChange ? 'table.keepPassword' : whenEmpty
  const { wide } = useKindStyles()
  return (
    <PasswordInput
      name={name}
      className={wide}
      value={held(value)}
      autoComplete="new-password"
      onBlur={onBlur}
      onChange={(_, data) => onChange(data.value)}
      {...(hint && { placeholder: word(hint) })}
      {...(max && { maxLength: max })}
    />
  )
}

/** A password: entered, but never shown. Left empty in an edit form, it does not change. Source: TCO-18. */
export const password = kind<Options>({ Cell: () => nothing, Input, toText: () => nothing, blank: '', isSecret: true })
