import type { Call } from '#contracts/wire/request.ts'
import type { Answer } from './side.ts'
import type { Step } from './step.ts'

/** A request as it was sent to the server under test. */
export type Sent = Call & { readonly as: Step['as'] }

/** The replies of both sides to a read, and the request that was sent to the server. */
export type Both = { readonly expected: Answer; readonly actual: Answer; readonly sent: Sent }

type Seen = Both & { readonly at: number }

/** Maximum number of remembered reads: more than a few sequences make. */
const most = 4000

/**
 * The last replies of both sides to each read, across sequences. As long as the reply of the reference has not changed, that of a
 * conforming server has not changed either, so the server is asked again only at the end of a sequence.
 */
export const createMemory = () => {
  const seen = new Map<string, Seen>()
  let writes = 0
  let recalls = 0
  return {
    find: (key: string): Seen | undefined => seen.get(key),
    /** Whether nothing was written since this read. */
    isFresh: ({ at }: Seen): boolean => at === writes,
    keep: (key: string, both: Both): void => {
      if (seen.size > most) seen.clear()
      seen.set(key, { ...both, at: writes })
    },
    /** Reports a write: replies of the server may have changed. */
    wrote: (): void => void writes++,
    /** Reports that a reply older than the last write was used. */
    recalled: (): void => void recalls++,
    recalls: (): number => recalls,
    clear: (): void => seen.clear(),
  }
}
export type Memory = ReturnType<typeof createMemory>
