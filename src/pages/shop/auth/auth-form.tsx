import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { FormEvent, ReactNode } from 'react'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  submit: { marginTop: tokens.spacingVerticalS },
})

type Props = {
  onSubmit: (event: FormEvent) => unknown
  busy: boolean
  /** Label of the submit button. */
  send: string
  children: ReactNode
}

/** A login or registration form: large fields in one column and one large button. */
export const AuthForm = ({ onSubmit, busy, send, children }: Props) => {
  const styles = useStyles()
  return (
    <form className={styles.form} noValidate onSubmit={event => void onSubmit(event)}>
      {children}
      <Button
        className={styles.submit}
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={busy}
        {...(busy && { icon: <BusyIcon /> })}
      >
        {send}
      </Button>
    </form>
  )
}
