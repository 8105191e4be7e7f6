import type { Failure } from '#src/lib/http/failure.ts'

/** What a dashboard knows of an answer: the last one stays while another is on its way, or has failed. */
export type Answer<Data> = {
  readonly data: Data | undefined
  readonly error: Failure | undefined
  readonly isValidating: boolean
  readonly mutate: () => Promise<unknown>
}
