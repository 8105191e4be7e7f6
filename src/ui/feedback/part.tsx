import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from './error-state.tsx'

const Failed = ({ resetErrorBoundary }: FallbackProps) => <ErrorState onRetry={resetErrorBoundary} />

type Props = {
  /** Rendered if the part crashes; by default an error with a retry button. */
  instead?: ReactNode
  children: ReactNode
}

/** Error boundary for a part of a screen: an error replaces it if it crashes, and the rest stays. Source: TOL-14. */
export const Part = ({ instead, children }: Props) => (
  <ErrorBoundary {...(instead === undefined ? { FallbackComponent: Failed } : { fallback: instead })}>{children}</ErrorBoundary>
)
