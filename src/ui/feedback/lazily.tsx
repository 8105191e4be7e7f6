import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { nextTurn } from '#src/lib/http/next-turn.ts'
import { ErrorState } from './error-state.tsx'

/**
 * A part of a screen whose code is fetched when it is first shown.
 * @param load fetches it. Where that fails, the part says so and can be asked for again; the screen around it stays.
 * @param Waiting keeps its place meanwhile.
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType<Props>) => {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(loaded ? 'ready' : 'loading')
    useEffect(() => {
      if (state !== 'loading') return undefined
      let isHere = true
      const tell = (next: 'ready' | 'failed') => {
        if (isHere) startTransition(() => setState(next))
      }
      void nextTurn()
        .then(load)
        .then(part => {
          loaded = part
          return tell('ready')
        })
        .catch((error: unknown) => {
          console.error(error)
          tell('failed')
        })
      return () => {
        isHere = false
      }
    }, [state])
    if (state === 'failed') return <ErrorState onRetry={() => setState('loading')} />
    const Part = loaded
    return state === 'ready' && Part ? <Part {...props} /> : <Waiting {...props} />
  }
}
