import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFooter } from '#src/ui/form/form-footer.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '480px' },
})

type Props = {
  onSubmit: (event: FormEvent) => unknown
  busy: boolean
  /** Resets the form to its initial values. */
  onReset: () => void
  /** Label of the submit button; default "Save". */
  send?: string
  children: ReactNode
}

/** Layout of forms in the user centre: stacked fields, then submit and reset. */
export const FormLayout = ({ onSubmit, busy, onReset, send, children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <form className={styles.form} onSubmit={event => void onSubmit(event)} noValidate>
      {children}
      <FormFooter busy={busy} {...(send !== undefined && { send })}>
        <Button onClick={onReset}>{t('btn.reset')}</Button>
      </FormFooter>
    </form>
  )
}
