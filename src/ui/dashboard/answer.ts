import type { Failure } from '#src/lib/http/failure.ts'

/** Request state of a dashboard; the last data stays while new data loads or after an error. */
export type Answer<Data> = {
  readonly data: Data | undefined
  readonly error: Failure | undefined
  readonly isValidating: boolean
  readonly mutate: () => Promise<unknown>
}
