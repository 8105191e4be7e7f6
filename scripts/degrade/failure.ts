/** What is to be seen of a screen. */
export type Seen = {
  /** False if a part looks busy although nothing is asked. */
  readonly rests: boolean
  readonly path: string
  readonly hasMain: boolean
  readonly hasAlert: boolean
  /** The length of what the screen says beside its heading and its alerts. */
  readonly size: number
  /** An error that no boundary has caught. */
  readonly error?: string | undefined
  /** The error page in its place. */
  readonly replacedBy?: string | undefined
  /** A value such as `undefined` or `NaN`, which a page must not show. */
  readonly odd?: string | undefined
}

/** `undefined`, `NaN` and the like in what a page says. */
export const oddTextIn = (text: string): string | undefined => text.match(/\b(undefined|NaN|Invalid Date)\b|\[object \w+\]/)?.[0]

/**
 * Why a screen counts as failed; undefined where at most a part of it has. Source: DEG-3.
 * @param usual the same screen on the replies as they were met.
 * @param lost how many characters of a reply were left out.
 */
export const failureOf = (seen: Seen, usual: Seen, lost: number): string | undefined => {
  if (seen.error !== undefined) return `throws: ${seen.error}`
  if (!seen.hasMain) return 'is blank'
  if (seen.replacedBy !== undefined) return `is replaced by ${seen.replacedBy}`
  if (!seen.rests && usual.rests) return 'never stops loading'
  if (seen.path !== usual.path) return `leads away to ${seen.path}`
  if (seen.size < usual.size / 5 && seen.hasAlert) return 'shows nothing but an error'
  // A page whose content is one text or one list may be empty without it.
  if (seen.size < (usual.size - lost) / 5) return 'shows next to nothing'
  return seen.odd === usual.odd ? undefined : `says "${seen.odd}"`
}
