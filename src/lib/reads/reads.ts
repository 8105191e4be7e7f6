import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { traced, untracedWork } from './trace.ts'

/** Set by builds with `TRACE_READS=1` only; other builds drop the tracing code. Source: RDS-3. */
const isTracing = import.meta.env?.TRACE_READS === true

/** Returns the data of a reply for pages; traced if the build traces reads. */
export const handOut = <Data>(call: Endpoint, data: Data): Data => (isTracing ? traced(call, data) : data)

/** Runs work on a whole reply, such as a comparison or a copy, without counting reads. */
export const asWhole = <Result>(work: () => Result): Result => (isTracing ? untracedWork(work) : work())

/** SWR's comparison of replies; in builds that trace, without counting reads. */
export const comparison = isTracing
  ? { compare: (one: unknown, other: unknown) => asWhole(() => JSON.stringify(one) === JSON.stringify(other)) }
  : {}
