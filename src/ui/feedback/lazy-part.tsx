import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorState } from './error-state.tsx'

const Failed = ({ resetErrorBoundary }: FallbackProps) => <ErrorState onRetry={resetErrorBoundary} />

/**
 * Creates a lazily loaded component. If loading fails, it shows an error with a retry button in place; the rest of the screen
 * stays.
 * @param load imports the code.
 * @param Waiting placeholder while loading.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType<Props>) => {
  // React.lazy caches a rejected import for good: a retry needs a new lazy component.
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
