import { errors, type ErrorName } from '#contracts/api/errors.ts'

/** A «no» of the backend, by its name in the contract. It undoes the transaction that it is thrown in. */
export class Refusal extends Error {
  readonly refusal: ErrorName
  /** What exactly was wrong, for the reader of the message: a field, an id. */
  readonly detail: string

  constructor(refusal: ErrorName, detail = '') {
    super(`${refusal}${detail && `: ${detail}`}`)
    this.refusal = refusal
    this.detail = detail
  }

  get code(): number {
    return errors[this.refusal].code
  }
}

/** @throws Refusal always; usable where a value is expected: `find(id) ?? refuse('notFound')`. */
export const refuse = (name: ErrorName, detail?: string): never => {
  throw new Refusal(name, detail)
}
