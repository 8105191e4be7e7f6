import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '480px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

type Props = {
  onSubmit: (event: FormEvent) => unknown
  busy: boolean
  /** Back to what the form began with. */
  onReset: () => void
  /** What sending is called, if not "OK". */
  send?: string
  children: ReactNode
}

/** A form of the user centre: fields below each other, then sending and resetting. */
export const FormLayout = ({ onSubmit, busy, onReset, send, children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <form className={styles.form} onSubmit={event => void onSubmit(event)} noValidate>
      {children}
      <div className={styles.actions}>
        <Button appearance="primary" type="submit" disabledFocusable={busy} {...(busy && { icon: <BusyIcon /> })}>
          {send ?? t('btn.ok')}
        </Button>
        <Button onClick={onReset}>{t('btn.reset')}</Button>
      </div>
    </form>
  )
}
