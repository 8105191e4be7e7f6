import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft, takeDraft } from '#src/lib/browser/drafts.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'

type Piece = {
  /** Tells the pieces apart, with the record's id where one is changed. */
  name: string
  /** What is worth keeping now; nothing when nothing was typed. */
  current: () => unknown
  restore: (kept: unknown) => void
}

/**
 * Keeps what a shopper has typed when the session ends in the middle of it, and brings it back as soon as the same person has
 * signed in again.
 */
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

/** A form of the shopper that loses nothing when the session ends in the middle of it. @param name as in `useKept`. */
export const useDraft = <Values extends FieldValues, Output>(
  name: string,
  { reset, getValues, formState }: UseFormReturn<Values, unknown, Output>,
): void => {
  const { isDirty } = formState
  useKept({
    name,
    current: () => (isDirty ? getValues() : undefined),
    // Only ever what this very form put there.
    restore: kept => reset(kept as Values, { keepDefaultValues: true }),
  })
}
