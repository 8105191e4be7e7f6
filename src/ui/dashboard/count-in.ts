import type { Failure } from '#src/lib/http/failure.ts'
import type { Work } from './work.tsx'

/** The number in a reply that comes beside the dashboard's own: a failure costs only that number. */
export const countIn = <Data>(
  { data, error }: { readonly data: Data | undefined; readonly error: Failure | undefined },
  count: (data: Data) => number,
): Work['count'] => (data ? count(data) : error && 'failed')
