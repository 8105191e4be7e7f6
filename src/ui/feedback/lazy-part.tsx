import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from './error-state.tsx'

const Failed = ({ resetErrorBoundary }: FallbackProps) => <ErrorState onRetry={resetErrorBoundary} />

/**
 * A part of a screen whose code is fetched when it is first shown.
 * @param load fetches it. Where that fails, the part says so and can be asked for again; the screen around it stays.
 * @param Waiting keeps its place meanwhile.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType<Props>) => {
  // React remembers a failed load for good: another try needs another lazy component.
  const attempt = () => lazy(async () => ({ default: await load() }))
  let latest = attempt()
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest)
    const tryAgain = () => {
      latest = attempt()
      setPart(() => latest)
    }
    return (
      <ErrorBoundary FallbackComponent={Failed} onReset={tryAgain}>
        <Suspense fallback={<Waiting {...props} />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
