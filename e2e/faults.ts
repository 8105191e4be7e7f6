import { expect, type Locator } from '@playwright/test'
import { post, type Backend } from './backend.ts'

/** A fault as `POST /_mock/faults` accepts it. */
type FaultInput = {
  readonly kind: string
  readonly call?: string
  readonly after?: number
  readonly times?: number
  readonly ms?: number
}

/** Longest delay that the mock accepts, in milliseconds: the response arrives when the test releases it. */
const held = 60_000

/** Switches faults of the mock in the page on and off. A server behind E2E_API has none. */
export const faultsOf = ({ send }: Backend) => {
  const add = (fault: FaultInput) => send(post('/_mock/faults', fault))
  const release = () => send(post('/_mock/faults/release'))
  return {
    add,
    /** Holds the responses of a call, or of every call, until `release` or `clear`. */
    hold: (which: Pick<FaultInput, 'call' | 'after' | 'times'> = {}) => add({ ...which, kind: 'latency', ms: held }),
    /** Releases the responses held now. Later ones are held again. */
    release,
    /** Releases responses until these placeholders have disappeared: a rendered part may send requests, which are held again. */
    releaseUntilGone: (places: Locator) =>
      expect
        .poll(async () => {
          await release()
          return places.count()
        })
        .toBe(0),
    /** Removes all faults and releases held responses. */
    clear: () => send({ method: 'DELETE', path: '/_mock/faults' }),
  }
}

export type Faults = ReturnType<typeof faultsOf>
