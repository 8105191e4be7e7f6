import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Failure } from '#src/lib/failure.ts'
import { text } from '#src/lib/text.ts'

/** Refusals that are about the session or the pace of the caller, not about what was typed. Source: spec, section 7. */
const notTyped: readonly number[] = [401, 402, 429]

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'setFocus'>

/**
 * What the server answers to a form. What it refuses is marked at `blamed`, the field that such a refusal is about, which gets the
 * focus; the toast is `call`'s, as for everything else that fails.
 * @returns nothing where it failed.
 */
export const accepted = async <Values extends FieldValues, Output, Answer>(
  { setError, setFocus }: Form<Values, Output>,
  blamed: FieldPath<Values>,
  sending: Promise<Answer>,
): Promise<Answer | undefined> => {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.kind !== 'refused' || notTyped.includes(error.code)) return undefined
    setError(blamed, { message: error.msg || text('msg.error') })
    setFocus(blamed, { shouldSelect: true })
    return undefined
  }
}
