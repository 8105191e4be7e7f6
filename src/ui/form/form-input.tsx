import { Input, Textarea, type InputProps, type TextareaProps } from '@fluentui/react-components'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { componentSize } from '../layout/look.ts'
import { PasswordInput } from './password-input.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text field of a form. `Output` is what the schema makes of the values. */
type Bound<Values extends FieldValues, Output> = { name: FieldPath<Values>; control: Control<Values, unknown, Output> }

/** Fluent's text input as a field of a form: it shows the form's value, also after `reset`. */
export const FormInput = <Values extends FieldValues, Output>({
  name,
  control,
  ...rest
}: Bound<Values, Output> & Omit<InputProps, 'name' | 'value'>) => {
  const { field } = useController({ name, control })
  return <Input size={componentSize} {...rest} {...field} value={textOf(field.value)} />
}

/** A password that can be shown, as a field of a form. */
export const FormPassword = <Values extends FieldValues, Output>({
  name,
  control,
  ...rest
}: Bound<Values, Output> & Omit<InputProps, 'name' | 'value' | 'type'>) => {
  const { field } = useController({ name, control })
  return <PasswordInput {...rest} {...field} value={textOf(field.value)} />
}

/** Fluent's text area as a field of a form. */
export const FormTextarea = <Values extends FieldValues, Output>({
  name,
  control,
  ...rest
}: Bound<Values, Output> & Omit<TextareaProps, 'name' | 'value'>) => {
  const { field } = useController({ name, control })
  return <Textarea {...rest} {...field} value={textOf(field.value)} />
}
