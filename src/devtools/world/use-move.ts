import { currentPath, goTo } from '#src/lib/browser/navigation.ts'
import { useChange } from '../control.ts'

/**
 * Replaces the whole shop by `work`, and renders the screen behind the devtools anew, or another one.
 * @returns the result of the work; undefined if it was refused, which a toast has reported.
 */
export const useMove = () => {
  const change = useChange()
  return async <Result>(work: () => Promise<Result>, path?: string): Promise<Result | undefined> => {
    const moved = await change(async () => ({ result: await work() }))
    if (!moved) return undefined
    goTo(path ?? currentPath())
    return moved.result
  }
}
