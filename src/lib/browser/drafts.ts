const drafts = new Map<string, unknown>()

const keyOf = (owner: string, name: string): string => `${owner}/${name}`

/**
 * Keeps the values of a form in the memory of this tab. Never stores them, because they may contain passwords.
 * @param owner audience and id of the account: accounts of different audiences may have the same id.
 */
export const keepDraft = (owner: string, name: string, values: unknown): void => {
  drafts.set(keyOf(owner, name), values)
}

/** Returns and removes a draft; undefined for anyone but its owner. */
export const takeDraft = (owner: string, name: string): unknown => {
  const key = keyOf(owner, name)
  const values = drafts.get(key)
  drafts.delete(key)
  return values
}
