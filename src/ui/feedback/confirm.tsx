import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Question } from './confirm-dialog.tsx'
import { giveFocus } from '../focus/return-focus.ts'

// Loaded lazily: most visits never open it.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/**
 * The focused element, or the first control of the topmost dialog if none is focused, so that it is not hidden from screen
 * readers.
 */
const focusedNow = (): Element | null => {
  if (document.activeElement !== document.body) return document.activeElement
  return [...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelector('input, textarea, button') ?? null
}

type Ask = (question: Question) => Promise<boolean>

type Questions = { readonly ask: Ask; readonly withdraw: () => void }

const ConfirmContext = createContext<Questions | undefined>(undefined)

/** Provides `useConfirm` to the components below. Mounted once, inside Fluent's provider. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(() => {})
  // The dialog is opened from code, so Fluent knows no trigger to return the focus to.
  const focused = useRef<Element>(null)
  const close = useCallback((yes: boolean) => {
    setOpen(false)
    giveFocus(focused.current)
    answer.current(yes)
  }, [])
  const questions = useMemo<Questions>(
    () => ({
      ask: question =>
        new Promise(resolve => {
          focused.current = focusedNow()
          answer.current(false)
          answer.current = resolve
          setQuestion(question)
          setOpen(true)
        }),
      withdraw: () => {
        setOpen(false)
        answer.current(false)
      },
    }),
    [],
  )
  return (
    <ConfirmContext.Provider value={questions}>
      {children}
      <Suspense fallback={null}>{question && <ConfirmDialog question={question} open={open} onAnswer={close} />}</Suspense>
    </ConfirmContext.Provider>
  )
}

const useQuestions = (): Questions => {
  const questions = useContext(ConfirmContext)
  if (!questions) throw new Error('useConfirm needs a <ConfirmProvider> above it.')
  return questions
}

/**
 * Opens a confirmation dialog: `if (await confirm({ title })) …`. Resolves to true if the user agrees.
 * @throws outside of `ConfirmProvider`.
 */
export const useConfirm = (): Ask => useQuestions().ask

/**
 * Cancels an open confirmation when its screen is left, because agreeing would act on something that is no longer visible.
 * Source: RTE-16.
 * @param screen changes with the screen.
 * @throws outside of `ConfirmProvider`.
 */
export const useWithdrawnWith = (screen: string): void => {
  const { withdraw } = useQuestions()
  const askedOn = useRef(screen)
  useEffect(() => {
    if (askedOn.current !== screen) withdraw()
    askedOn.current = screen
  }, [screen, withdraw])
}
