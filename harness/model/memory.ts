import type { Call } from '#contracts/wire/request.ts'
import type { Answer } from './side.ts'
import type { Step } from './step.ts'

/** A request as it was sent to the server under test. */
export type Sent = Call & { readonly as: Step['as'] }

/** What both sides have answered to a read, and what was sent to the server. */
export type Both = { readonly expected: Answer; readonly actual: Answer; readonly sent: Sent }

type Seen = Both & { readonly at: number }

/** More reads than a few sequences look at. */
const most = 4000

/**
 * What was read last from both sides, through all sequences. While the reference answers as it did then, a conforming server does
 * so, too, and is not asked again until the calls after which it might have changed are to be judged.
 */
export const createMemory = () => {
  const seen = new Map<string, Seen>()
  let writes = 0
  let recalls = 0
  return {
    find: (key: string): Seen | undefined => seen.get(key),
    /** Whether nothing was written since this was read. */
    isFresh: ({ at }: Seen): boolean => at === writes,
    keep: (key: string, both: Both): void => {
      if (seen.size > most) seen.clear()
      seen.set(key, { ...both, at: writes })
    },
    /** Says that the server may have changed. */
    wrote: (): void => void writes++,
    /** Says that something older than the last write was taken for granted. */
    recalled: (): void => void recalls++,
    recalls: (): number => recalls,
    clear: (): void => seen.clear(),
  }
}
export type Memory = ReturnType<typeof createMemory>
