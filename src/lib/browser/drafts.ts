const drafts = new Map<string, unknown>()

const keyOf = (owner: string, name: string): string => `${owner}/${name}`

/**
 * Keeps what somebody has typed into a form, in the memory of this tab only: passwords may be among it.
 * @param owner whoever typed it: accounts of different audiences may have the same id.
 */
export const keepDraft = (owner: string, name: string, values: unknown): void => {
  drafts.set(keyOf(owner, name), values)
}

/** Hands out what was kept, once; nothing to anybody but its owner. */
export const takeDraft = (owner: string, name: string): unknown => {
  const key = keyOf(owner, name)
  const values = drafts.get(key)
  drafts.delete(key)
  return values
}
