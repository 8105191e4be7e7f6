import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft, takeDraft } from '#src/lib/drafts.ts'
import { tokenOf, userOf } from '#src/lib/sessions.ts'

/**
 * A form of the shopper that loses nothing when the session ends in the middle of it: what was typed is back as soon as the
 * same person has signed in again. @param name tells the forms apart, with the record's id where one is changed.
 */
export const useDraft = <Values extends FieldValues, Output>(
  name: string,
  { reset, getValues, formState }: UseFormReturn<Values, unknown, Output>,
): void => {
  const { isDirty } = formState
  const restore = useEffectEvent((owner: number) => {
    const kept = takeDraft(owner, name)
    // Only ever what this very form put there.
    if (kept) reset(kept as Values, { keepDefaultValues: true })
  })
  const keep = useEffectEvent((owner: number) => {
    if (isDirty && !tokenOf('buyer')) keepDraft(owner, name, structuredClone(getValues()))
  })
  useEffect(() => {
    const owner = userOf('buyer')?.id
    if (owner === undefined) return undefined
    restore(owner)
    return () => keep(owner)
  }, [])
}
