import { Input, makeStyles, Textarea } from '@fluentui/react-components'
import { Field } from '../form/field.tsx'
import { besideNumber } from '../form/unit.ts'
import { useWide } from './form-section.tsx'

const useStyles = makeStyles({ control: { width: '100%', minWidth: 0 } })

type Props = {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  required?: boolean
  max?: number
  /** Multi-line, across both columns. */
  long?: boolean
  wide?: boolean
  /** A number with its unit. */
  unit?: string
  hint?: string
}

/** A text or number field of a large form. */
export const TextField = ({
  label,
  value,
  error,
  onChange,
  required = false,
  max,
  long = false,
  wide = false,
  unit,
  hint,
}: Props) => {
  const { control } = useStyles()
  const wideClass = useWide()
  const shared = { className: control, value, ...(max && { maxLength: max }) }
  return (
    <Field
      label={label}
      required={required}
      error={error}
      {...((long || wide) && { className: wideClass })}
      {...(max && long ? { hint: `${value.length} / ${max}` } : hint && { hint })}
    >
      {long ? (
        <Textarea {...shared} rows={2} resize="vertical" onChange={(_, data) => onChange(data.value)} />
      ) : (
        <Input
          {...shared}
          autoComplete="off"
          {...(unit && { ...besideNumber(unit), inputMode: 'decimal' })}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </Field>
  )
}
