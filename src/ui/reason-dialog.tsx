import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { Field } from './field.tsx'
import { useReturnFocus } from './return-focus.ts'

const useStyles = makeStyles({
  surface: { width: 'min(480px, 94vw)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

type Asked<Row> = {
  title: ParseKeys
  /** What follows from it. */
  text: ParseKeys
  /** What the reason is called. */
  label: ParseKeys
  /** Longest reason that the contract takes. */
  max: number
  send: (row: Row, reason: string) => Promise<unknown>
}

type Props<Row> = { rows: readonly Row[]; onClose: () => void; reload: () => void }

const ReasonDialog = <Row,>({ asked, row, onClose, reload }: Omit<Props<Row>, 'rows'> & { asked: Asked<Row>; row: Row }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  useReturnFocus()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const isEmpty = reason.trim() === ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isEmpty) return
    setSending(true)
    try {
      await asked.send(row, reason.trim())
    } catch (failure) {
      setSending(false)
      if (failure instanceof Failure) return
      throw failure
    }
    notify.success(t('msg.success'))
    reload()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(_, data) => {
        if (!data.open && data.type === 'escapeKeyDown' && !isSending) onClose()
      }}
    >
      <DialogSurface className={styles.surface}>
        <form noValidate onSubmit={event => void send(event)}>
          <DialogBody>
            <DialogTitle>{t(asked.title)}</DialogTitle>
            <DialogContent className={styles.content}>
              <p className={styles.text}>{t(asked.text)}</p>
              <Field label={t(asked.label)} required error={isAsked && isEmpty ? t('msg.requiredMsg') : undefined}>
                <Textarea value={reason} maxLength={asked.max} rows={3} onChange={(_, data) => setReason(data.value)} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabled={isSending}>
                {t('btn.cancel')}
              </Button>
              <Button
                appearance="primary"
                type="submit"
                disabled={isSending}
                {...(isSending && { icon: <Spinner size="tiny" /> })}
              >
                {t('btn.ok')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

/** A dialog for an action on one row that needs a reason: it closes when `send` was accepted and loses nothing otherwise. */
export const reasonDialog = <Row,>(asked: Asked<Row>) =>
  function AskReason({ rows: [row], ...rest }: Props<Row>) {
    return row === undefined ? null : <ReasonDialog asked={asked} row={row} {...rest} />
  }
