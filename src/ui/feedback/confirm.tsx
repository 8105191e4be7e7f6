import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Question } from './confirm-dialog.tsx'
import { giveFocus } from '../focus/return-focus.ts'

// Most visits ask nothing.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** What has the focus; where nothing has, the first control of the uppermost dialog: it would stay hidden from screen readers. */
const focusedNow = (): Element | null => {
  if (document.activeElement !== document.body) return document.activeElement
  return [...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelector('input, textarea, button') ?? null
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | undefined>(undefined)

/** Gives the screens below `useConfirm`. Stands once, inside Fluent's provider. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<Question>()
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
        focused.current = focusedNow()
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
      <Suspense fallback={null}>{question && <ConfirmDialog question={question} open={open} onAnswer={close} />}</Suspense>
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
