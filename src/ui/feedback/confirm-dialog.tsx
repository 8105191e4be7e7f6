import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepTabster } from '../focus/keep-tabster.ts'

/** The question with its button labels; default: OK and Cancel. */
export type Question = { title: string; text?: ReactNode; yes?: string; no?: string }

type Props = { question: Question; open: boolean; onAnswer: (yes: boolean) => void }

/** A modal question. */
export const ConfirmDialog = ({ question, open, onAnswer }: Props) => {
  useKeepTabster()
  const { t } = useTranslation()
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
          <DialogContent>{question.text}</DialogContent>
          <DialogActions>
            <Button onClick={() => onAnswer(false)}>{question.no ?? t('btn.cancel')}</Button>
            <Button appearance="primary" onClick={() => onAnswer(true)}>
              {question.yes ?? t('btn.ok')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
