import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Failure } from '#src/lib/http/failure.ts'
import { text } from '#src/lib/format/text.ts'

/** Refusals that are about the session or the pace of the caller, not about what was typed. Source: ANS-2, ANS-6. */
const notTyped: readonly number[] = [401, 402, 429]

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'setFocus'> & {
  getValues: () => Values
}

/** The field that a message names in brackets at its end, such as `(area)` or `(class_id.0)`, where the form has it. Source: ANS-13. */
const namedField = <Values extends FieldValues>(said: string, values: Values) => {
  const [whole = '', name = ''] = /\s*[(（](\w+)[\w.]*[)）]$/.exec(said) ?? []
  return Object.hasOwn(values, name) ? { name: name as FieldPath<Values>, words: said.slice(0, -whole.length) } : undefined
}

/**
 * What the server answers to a form. What it refuses is marked at the field that it names, or else at `usual`, the field that such
 * a refusal is about, if there is one; that field gets the focus. The toast is `call`'s, as for everything else that fails.
 * @returns nothing where it failed.
 */
export const accepted = async <Values extends FieldValues, Output, Answer>(
  { setError, setFocus, getValues }: Form<Values, Output>,
  usual: FieldPath<Values> | undefined,
  sending: Promise<Answer>,
): Promise<Answer | undefined> => {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.kind !== 'refused' || notTyped.includes(error.code)) return undefined
    const { name, words } = namedField(error.msg, getValues()) ?? { name: usual, words: error.msg }
    if (name === undefined) return undefined
    setError(name, { message: words || text('msg.error') })
    setFocus(name, { shouldSelect: true })
    return undefined
  }
}
