import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { traced, untracedWork } from './trace.ts'

/** Set by builds with `TRACE_READS=1` alone; all others leave the tracing out. Source: RDS-3. */
const isTracing = import.meta.env?.TRACE_READS === true

/** The data of a reply as pages get it. */
export const handOut = <Data>(call: Endpoint, data: Data): Data => (isTracing ? traced(call, data) : data)

/** Does work that handles a reply as a whole: a comparison, a copy for later. */
export const asWhole = <Result>(work: () => Result): Result => (isTracing ? untracedWork(work) : work())

/** How the cache compares replies: as usual, or in builds that trace without counting it as reading. */
export const comparison = isTracing
  ? { compare: (one: unknown, other: unknown) => asWhole(() => JSON.stringify(one) === JSON.stringify(other)) }
  : {}
