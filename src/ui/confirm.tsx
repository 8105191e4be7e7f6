import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { giveFocus } from './return-focus.ts'

type Question = {
  title: string
  text?: ReactNode
  /** Default: the words for OK and Cancel. */
  yes?: string
  no?: string
}
type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | undefined>(undefined)

/** Gives the screens below `useConfirm`. Stands once, inside Fluent's provider. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question>({ title: '' })
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => {})
  // Asked from code, so there is no trigger to which Fluent would give the focus back.
  const focused = useRef<Element>(null)
  const close = useCallback((yes: boolean) => {
    setOpen(false)
    giveFocus(focused.current)
    answer.current(yes)
  }, [])
  const ask = useMemo<Ask>(
    () => asked =>
      new Promise(resolve => {
        focused.current = document.activeElement
        answer.current(false)
        answer.current = resolve
        setQuestion(asked)
        setOpen(true)
      }),
    [],
  )
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Dialog
        modalType="alert"
        open={open}
        onOpenChange={(_, data) => {
          if (!data.open) close(false)
        }}
      >
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{question.title}</DialogTitle>
            <DialogContent>{question.text}</DialogContent>
            <DialogActions>
              <Button onClick={() => close(false)}>{question.no ?? t('btn.cancel')}</Button>
              <Button appearance="primary" onClick={() => close(true)}>
                {question.yes ?? t('btn.ok')}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </ConfirmContext.Provider>
  )
}

/**
 * `const confirm = useConfirm()`, then `if (await confirm({ title })) …`: a dialog, and whether the answer was yes.
 * @throws outside of `ConfirmProvider`.
 */
export const useConfirm = (): Ask => {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a <ConfirmProvider> above it.')
  return ask
}
