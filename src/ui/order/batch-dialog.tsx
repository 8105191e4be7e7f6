import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { useReturnFocus } from '../focus/return-focus.ts'
import { RowsSkeleton } from '../feedback/skeletons.tsx'
import type { Progress, useBatch } from './use-batch.ts'

const useStyles = makeStyles({
  surface: { width: 'min(760px, 94vw)', maxWidth: '94vw' },
  body: { maxHeight: 'calc(100vh - 96px)' },
  blocks: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingBlock: tokens.spacingVerticalS },
  progress: {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
})

const Sending = ({ done, total }: Progress) => {
  const { t } = useTranslation()
  return (
    <div className={useStyles().progress} role="status">
      {t('orders.sending', { done, total })}
      <ProgressBar value={done} max={total} aria-hidden="true" />
    </div>
  )
}

const Results = ({ done, refused }: { done: number; refused: number }) => {
  const { t } = useTranslation()
  if (refused === 0) return null
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {done > 0 && `${t('orders.sent', { count: done })} · `}
        {t('orders.refused', { count: refused })}
      </MessageBarBody>
    </MessageBar>
  )
}

type Props = {
  title: string
  /** Label of the submit button. */
  submit: string
  /** Number of orders, for placeholders while loading. */
  count: number
  isLoaded: boolean
  error: Failure | undefined
  retry: () => void
  batch: ReturnType<typeof useBatch>
  /** Submits; undefined if input is missing and nothing was sent. */
  onSend: () => Promise<{ done: number; refused: number } | undefined>
  onClose: () => void
  /** Reloads the list. */
  reload: () => void
  /** True if there is nothing to send. */
  idle?: boolean
  children: ReactNode
}

/**
 * Dialog for one action on several orders. Shows the progress n/total while sending; then closes, or keeps the refused orders
 * with their reasons. Source: DLV-4, REF-14.
 */
export const BatchDialog = (props: Props) => {
  const { title, submit, count, isLoaded, error, retry, batch, onSend, onClose, reload, idle = false, children } = props
  const { t } = useTranslation()
  const styles = useStyles()
  useReturnFocus()
  const isSending = batch.progress !== undefined
  const send = async () => {
    const result = await onSend()
    if (!result) return
    if (result.done > 0) reload()
    if (result.refused > 0) return
    notify.success(t('msg.success'))
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
        <DialogBody className={styles.body}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {isLoaded && (
              <div className={styles.blocks}>
                <Results done={batch.done.length} refused={Object.keys(batch.reasons).length} />
                {children}
              </div>
            )}
            {!isLoaded && (error ? <ErrorState error={error} onRetry={retry} /> : <RowsSkeleton count={count} />)}
          </DialogContent>
          <DialogActions>
            {batch.progress && <Sending {...batch.progress} />}
            <Button onClick={onClose} disabled={isSending}>
              {t('btn.cancel')}
            </Button>
            <Button appearance="primary" onClick={() => void send()} disabled={!isLoaded || isSending || idle}>
              {submit}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
