import { makeStyles, tokens } from '@fluentui/react-components'
import type { FormEvent, ReactNode } from 'react'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'

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
      <SubmitButton className={styles.submit} size="large" busy={busy}>
        {send}
      </SubmitButton>
    </form>
  )
}
