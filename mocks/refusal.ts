import { errors, type ErrorName } from '#contracts/api/errors.ts'

/** A text in both languages of the interface. */
export type Bilingual = { readonly zh: string; readonly en: string }

/** A refusal defined in the contract, by name. Throwing it rolls back the transaction. */
export class Refusal extends Error {
  readonly refusal: ErrorName
  /** What was wrong, for the message: a field and its bound, or an id. Empty if there is nothing to add. */
  readonly detail: Bilingual

  constructor(refusal: ErrorName, detail: string | Bilingual = '') {
    const both = typeof detail === 'string' ? { zh: detail, en: detail } : detail
    super(`${refusal}${both.en && `: ${both.en}`}`)
    this.refusal = refusal
    this.detail = both
  }

  get code(): number {
    return errors[this.refusal].code
  }
}

/** Throws a Refusal. Usable where a value is expected: `find(id) ?? refuse('notFound')`. */
export const refuse = (name: ErrorName, detail?: string | Bilingual): never => {
  throw new Refusal(name, detail)
}
