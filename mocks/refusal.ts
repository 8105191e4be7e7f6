import { errors, type ErrorName } from '#contracts/api/errors.ts'

/** A text in both languages of the interface. */
export type Bilingual = { readonly zh: string; readonly en: string }

/** A refused request, by the refusal's name in the contract. Throwing it rolls the transaction back. */
export class Refusal extends Error {
  readonly refusal: ErrorName
  /** The cause, for the message: the field, its bound, an id. Empty if there is nothing to add. */
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

/** @throws Refusal always; usable where a value is expected: `find(id) ?? refuse('notFound')`. */
export const refuse = (name: ErrorName, detail?: string | Bilingual): never => {
  throw new Refusal(name, detail)
}
