import { Field as FluentField, type FieldProps } from '@fluentui/react-components'

type Props = Omit<FieldProps, 'validationMessage' | 'validationState'> & {
  /** Error message, shown below and linked to the control. */
  error?: string | undefined
}

/** A label, one Fluent control as the child, and the error message. */
export const Field = ({ error, ...rest }: Props) => (
  <FluentField {...rest} validationMessage={error} validationState={error ? 'error' : 'none'} />
)
