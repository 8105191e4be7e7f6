import { makeStyles, tokens } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { Field as LabelledField } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { labelColumns } from './field-grid.tsx'
import { isReadOnly, isRequired, maxOf, type Values } from './form-values.ts'
import { kindOf } from '../kinds/index.ts'
import type { Body } from '../definition-types.ts'
import type { Field } from '../define-table.ts'
import type { Row } from '../kind.ts'
import { ReadOnlyValue } from './read-only-value.tsx'
import { useWord } from '../use-word.ts'

const useStyles = makeStyles({
  root: {
    gridTemplateColumns: labelColumns,
    // Fluent's margin would move the star of a required field to a second line.
    '& > .fui-Field__label': { marginInlineEnd: tokens.spacingHorizontalXS },
    // Labels are above their fields where there is no room beside them.
    '@media (max-width: 599px)': { display: 'block' },
  },
})

const unchanged = () => undefined

/** The values of the other fields that a field's kind reads, as they are typed. */
const useOthers = ({ kind, options }: Field, control: Control<Values>): Row => {
  const names = kindOf(kind).reads?.(options) ?? []
  const values = useWatch({ control, name: names })
  return Object.fromEntries(names.map((name, at) => [name, values[at]]))
}

type Props = { field: Field; body: Body; control: Control<Values>; isChange: boolean; labelAbove?: boolean; style: CSSProperties }

/** One form field: its label, the control of its kind (or the value if read-only), and the error. */
export const FormField = ({ field: what, body, control, isChange, labelAbove = false, style }: Props) => {
  const { name, kind, label, options } = what
  const styles = useStyles()
  const word = useWord()
  const errorOf = useFieldError()
  const { field, fieldState, formState } = useController({ name, control })
  const { Input, readIn } = kindOf(kind)
  const others = useOthers(what, control)
  const readOnly = isReadOnly(what, isChange)
  const required = !readOnly && isRequired(body, name, isChange ? formState.defaultValues?.[name] : undefined)
  const max = maxOf(body, name)
  return (
    <LabelledField
      style={style}
      {...(!labelAbove && { className: styles.root, orientation: 'horizontal' })}
      label={word(label)}
      required={required}
      error={errorOf(fieldState.error)}
    >
      {readOnly && readIn !== 'control' ? (
        <ReadOnlyValue field={what} value={field.value} />
      ) : (
        <Input
          name={name}
          label={word(label)}
          value={field.value}
          onChange={readOnly ? unchanged : field.onChange}
          onBlur={field.onBlur}
          required={required}
          isChange={isChange}
          readOnly={readOnly}
          others={others}
          options={options}
          {...(max !== undefined && { max })}
        />
      )}
    </LabelledField>
  )
}
