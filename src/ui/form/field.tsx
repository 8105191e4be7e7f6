import { Field as FluentField, type FieldProps } from '@fluentui/react-components'

type Props = Omit<FieldProps, 'validationMessage' | 'validationState'> & {
  /** What is wrong with the value; shown below and tied to the control. */
  error?: string | undefined
}

/** A control with its label, and its error below. The child is one Fluent control. */
export const Field = ({ error, ...rest }: Props) => (
  <FluentField {...rest} validationMessage={error} validationState={error ? 'error' : 'none'} />
)
