import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Audience } from '#contracts/wire/audience.ts'
import { keepDraft, takeDraft } from '#src/lib/browser/drafts.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'

/** The session that the form needs, and whether it is ready for input. */
type DraftOptions = {
  /** The audience whose session the form needs; shoppers by default. */
  readonly audience?: Audience
  /** False while the edited record loads. */
  readonly isReady?: boolean
}

type Piece = DraftOptions & {
  /** Storage key of the draft, with the record's id when one is edited. */
  readonly name: string
  /** Returns the value to keep; undefined if nothing was entered. */
  readonly current: () => unknown
  readonly restore: (kept: unknown) => void
}

const ownerOf = (audience: Audience): string | undefined => {
  const id = userOf(audience)?.id
  return id === undefined ? undefined : `${audience} ${id}`
}

/** Keeps the input when the session expires, and restores it once the same user has signed in again. Source: SES-10. */
export const useKept = ({ name, audience = 'buyer', isReady = true, current, restore }: Piece): void => {
  const begin = useEffectEvent((owner: string) => {
    const kept = takeDraft(owner, name)
    if (kept !== undefined) restore(kept)
  })
  const end = useEffectEvent((owner: string) => {
    const values = current()
    const isOver = !tokenOf(audience) || ownerOf(audience) !== owner
    if (values !== undefined && isOver) keepDraft(owner, name, structuredClone(values))
  })
  useEffect(() => {
    const owner = ownerOf(audience)
    if (owner === undefined || !isReady) return undefined
    begin(owner)
    return () => end(owner)
  }, [audience, isReady])
}

/**
 * Makes a form survive an expired session.
 * @param name as in `useKept`.
 */
export const useDraft = <Values extends FieldValues, Output>(
  name: string,
  { reset, getValues, formState }: UseFormReturn<Values, unknown, Output>,
  options: DraftOptions = {},
): void => {
  const { isDirty } = formState
  useKept({
    ...options,
    name,
    current: () => (isDirty ? getValues() : undefined),
    // Only this form stores values under this name.
    restore: kept => reset(kept as Values, { keepDefaultValues: true }),
  })
}
