import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BusyIcon } from '../feedback/busy-icon.tsx'

type Props = {
  /** While the form is sent: a spinner shows it, and the button keeps the focus but takes no further press. */
  busy: boolean
  /** True if there is nothing to send. */
  idle?: boolean
  size?: 'medium' | 'large'
  className?: string
  /** The id of the form, if the button is outside of it. */
  form?: string
  children: ReactNode
}

/** The button that sends a form. */
export const SubmitButton = ({ busy, idle = false, ...props }: Props) => {
  const isOff = busy || idle
  return (
    <Button
      {...props}
      appearance="primary"
      type="submit"
      disabledFocusable={isOff}
      // Fluent's `disabledFocusable` removes the handler of a press, but the browser would still send the form.
      onClickCapture={event => isOff && event.preventDefault()}
      {...(busy && { icon: <BusyIcon /> })}
    />
  )
}
