import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft, takeDraft } from '#src/lib/browser/drafts.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'

type Piece = {
  /** Storage key of the draft, with the record's id when one is edited. */
  name: string
  /** Returns the value to keep; undefined if nothing was entered. */
  current: () => unknown
  restore: (kept: unknown) => void
}

/** Keeps the input when the session expires, and restores it once the same user has signed in again. */
export const useKept = ({ name, current, restore }: Piece): void => {
  const begin = useEffectEvent((owner: number) => {
    const kept = takeDraft(owner, name)
    if (kept !== undefined) restore(kept)
  })
  const end = useEffectEvent((owner: number) => {
    const values = current()
    if (values !== undefined && !tokenOf('buyer')) keepDraft(owner, name, structuredClone(values))
  })
  useEffect(() => {
    const owner = userOf('buyer')?.id
    if (owner === undefined) return undefined
    begin(owner)
    return () => end(owner)
  }, [])
}

/**
 * Makes a shopper's form survive an expired session.
 * @param name as in `useKept`.
 */
export const useDraft = <Values extends FieldValues, Output>(
  name: string,
  { reset, getValues, formState }: UseFormReturn<Values, unknown, Output>,
): void => {
  const { isDirty } = formState
  useKept({
    name,
    current: () => (isDirty ? getValues() : undefined),
    // The stored draft was written by this form only.
    restore: kept => reset(kept as Values, { keepDefaultValues: true }),
  })
}
