import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { Misuse } from '#harness/command/command.ts'
import type { Options } from './options.ts'
import type { SavedReport } from './report/report-file.ts'

/** Calls whose verdict still has to change. */
const failingIn = ({ calls }: SavedReport): ReadonlySet<string> =>
  new Set(calls.filter(({ verdict }) => verdict !== 'conforming' && verdict !== 'skipped').map(({ call }) => call))

const leftText = (failing: ReadonlySet<string>, before: number | undefined): string => {
  if (failing.size === 0) return 'Nothing is left. After the next restart every call is checked again.'
  const fewer = before !== undefined && before > failing.size ? ` (${before - failing.size} fewer)` : ''
  return `${failing.size} call${failing.size === 1 ? '' : 's'} left${fewer}. Waiting for the server to restart; Ctrl+C ends.`
}

/** What watching rests on. */
export type Watched = {
  /** Verifies and prints. @throws Misuse where the server does not answer */
  readonly verify: (options: Options) => Promise<SavedReport>
  /** Resolves once the server has restarted; false ends the watch. */
  readonly restarted: () => Promise<boolean>
  readonly print: (text: string) => void
}

/**
 * Verifies, and again after every restart of the server: only the calls that failed, until none is left, and then all. A server
 * that does not answer in between is waited for. Source: VRF-18.
 */
export const watch = async (options: Options, { verify, restarted, print }: Watched): Promise<void> => {
  let failing: ReadonlySet<string> | undefined
  do {
    const left = failing
    const wants: Options['wants'] = to => options.wants(to) && (!left?.size || left.has(nameOf(to)))
    try {
      failing = failingIn(await verify({ ...options, wants }))
      print(leftText(failing, left?.size || undefined))
    } catch (reason) {
      if (!(reason instanceof Misuse)) throw reason
      print(`${reason.message} Waiting for the server to restart.`)
    }
  } while (await restarted())
}

/** Between two looks at the server, in milliseconds. */
const pause = 250

/** Resolves once a server that answers has stopped to answer and answers again. @param answers asks it once */
export const restartSeen = async (
  answers: () => Promise<boolean>,
  rest: () => Promise<void> = () => new Promise(resolve => void setTimeout(resolve, pause)),
): Promise<true> => {
  while (await answers()) await rest()
  while (!(await answers())) await rest()
  return true
}

/** Whether anything answers at a server. */
export const answersAt = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/common`, { method: 'HEAD', signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )
