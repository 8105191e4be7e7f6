import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { BusyIcon } from './busy-icon.tsx'
import { useKeepTabster } from './keep-tabster.ts'
import { useReturnFocus } from './return-focus.ts'

const useStyles = makeStyles({
  surface: { width: 'min(480px, 94vw)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

type Props = {
  title: string
  /** Sends what was typed; nothing when it is not complete: then the fields say so. @throws Failure */
  send: () => Promise<unknown> | undefined
  onSent?: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog with a field or two: it closes when what was typed was accepted, and loses nothing otherwise. */
export const FormDialog = ({ title, send, onSent, onClose, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isSending, setSending] = useState(false)
  useKeepTabster()
  useReturnFocus()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = send()
    if (!sent) return
    setSending(true)
    try {
      await sent
    } catch (failure) {
      setSending(false)
      if (failure instanceof Failure) return
      throw failure
    }
    notify.success(t('msg.success'))
    onSent?.()
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
        <form noValidate onSubmit={event => void submit(event)}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabled={isSending}>
                {t('btn.cancel')}
              </Button>
              <Button appearance="primary" type="submit" disabled={isSending} {...(isSending && { icon: <BusyIcon /> })}>
                {t('btn.ok')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
