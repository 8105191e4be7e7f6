import { Input, Textarea, type InputProps, type TextareaProps } from '@fluentui/react-components'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { componentSize } from '../layout/look.ts'
import { PasswordInput } from './password-input.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Common props of text fields. `Output` is the schema's output type. */
type Bound<Values extends FieldValues, Output> = { name: FieldPath<Values>; control: Control<Values, unknown, Output> }

/** Fluent's text input bound to a form; also shows the value after `reset`. */
export const FormInput = <Values extends FieldValues, Output>({
  name,
  control,
  ...rest
}: Bound<Values, Output> & Omit<InputProps, 'name' | 'value'>) => {
  const { field } = useController({ name, control })
  return <Input size={componentSize} {...(!rest.type && { dir: 'auto' })} {...rest} {...field} value={textOf(field.value)} />
}

/** Fluent's password input bound to a form, with a button that reveals the value. */
export const FormPassword = <Values extends FieldValues, Output>({
  name,
  control,
  ...rest
}: Bound<Values, Output> & Omit<InputProps, 'name' | 'value' | 'type'>) => {
  const { field } = useController({ name, control })
  return <PasswordInput {...rest} {...field} value={textOf(field.value)} />
}

/** Fluent's text area bound to a form. */
export const FormTextarea = <Values extends FieldValues, Output>({
  name,
  control,
  ...rest
}: Bound<Values, Output> & Omit<TextareaProps, 'name' | 'value'>) => {
  const { field } = useController({ name, control })
  return <Textarea dir="auto" {...rest} {...field} value={textOf(field.value)} />
}
