type Problems = Readonly<Record<string, string>>

/**
 * The problems of a refused submission that are still there: a field that became valid loses its error at once, and a field that was
 * not marked is not marked while the user is still typing.
 * @param now computes the problems of the current values; called only if there were any.
 */
export const remaining = (shown: Problems, now: () => Problems): Problems => {
  if (Object.keys(shown).length === 0) return shown
  return Object.fromEntries(Object.entries(now()).filter(([name]) => name in shown))
}
