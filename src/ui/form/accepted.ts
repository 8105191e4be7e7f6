import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Failure } from '#src/lib/http/failure.ts'
import { text } from '#src/lib/format/text.ts'

/** Codes about the session or the request rate, not about the input. Source: ANS-2, ANS-6. */
const notTyped: readonly number[] = [401, 402, 429]

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'setFocus'> & {
  getValues: () => Values
}

/** The form field that a message names in brackets at its end, such as `(area)` or `(class_id.0)`. Source: ANS-13. */
const namedField = <Values extends FieldValues>(message: string, values: Values) => {
  const [whole = '', name = ''] = /\s*[(（](\w+)[\w.]*[)）]$/.exec(message) ?? []
  return Object.hasOwn(values, name) ? { name: name as FieldPath<Values>, words: message.slice(0, -whole.length) } : undefined
}

/**
 * Awaits the reply to a submitted form. A refusal marks and focuses the field that the message names, or else `usual`, the field
 * that such refusals are about, if given. The toast is shown by `call`.
 * @returns undefined if the request failed.
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
