import { Select } from '@fluentui/react-components'
import { Field } from '../form/field.tsx'

type Props = {
  label: string
  value: number
  options: readonly { readonly id: number; readonly name: string }[]
  /** Label of 0, if the choice is optional. */
  none?: string
  error?: string | undefined
  required?: boolean
  onChange: (id: number) => void
}

/** A select in a large form. */
export const ChoiceField = ({ label, value, options, none, error, required = false, onChange }: Props) => (
  <Field label={label} required={required} error={error}>
    <Select value={value} onChange={(_, data) => onChange(Number(data.value))}>
      {none !== undefined && <option value={0}>{none}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
)
