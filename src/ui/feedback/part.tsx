import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from './error-state.tsx'

const Failed = ({ resetErrorBoundary }: FallbackProps) => <ErrorState onRetry={resetErrorBoundary} />

type Props = {
  /** What to show in place of a part that breaks; an error with a retry button unless told otherwise. */
  instead?: ReactNode
  children: ReactNode
}

/** A part of a screen: if it breaks, it says so in its place, and the rest of the screen stays. Source: TOL-14. */
export const Part = ({ instead, children }: Props) => (
  <ErrorBoundary {...(instead === undefined ? { FallbackComponent: Failed } : { fallback: instead })}>{children}</ErrorBoundary>
)
