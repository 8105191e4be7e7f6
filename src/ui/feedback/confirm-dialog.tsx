import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerButton } from '../controls/danger-button.tsx'
import { useKeepTabster } from '../focus/keep-tabster.ts'

const useStyles = makeStyles({ text: { whiteSpace: 'pre-line' } })

/** The question with its buttons: `yes` is the verb of what happens, `no` is Cancel by default. `danger`: agreeing destroys something. */
export type Question = { title: string; text?: ReactNode; yes: string; no?: string; danger?: boolean }

type Props = { question: Question; open: boolean; onAnswer: (yes: boolean) => void }

/** A modal question. */
export const ConfirmDialog = ({ question, open, onAnswer }: Props) => {
  useKeepTabster()
  const { t } = useTranslation()
  const styles = useStyles()
  const Yes = question.danger ? DangerButton : Button
  return (
    <Dialog
      modalType="alert"
      open={open}
      onOpenChange={(_, data) => {
        if (!data.open) onAnswer(false)
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{question.title}</DialogTitle>
          <DialogContent className={styles.text}>{question.text}</DialogContent>
          <DialogActions>
            <Button onClick={() => onAnswer(false)}>{question.no ?? t('btn.cancel')}</Button>
            <Yes appearance="primary" onClick={() => onAnswer(true)}>
              {question.yes}
            </Yes>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
