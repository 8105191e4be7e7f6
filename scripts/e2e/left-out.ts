/** A test of a run, as far as the list of what was left out needs it. */
export type Ran = { readonly title: string; readonly file: string; readonly skippedFor: string | undefined }

/** The tests that were left out, by reason; the most frequent reason first. */
export const leftOut = (tests: readonly Ran[]): string[] => {
  const byReason = Map.groupBy(
    tests.filter(({ skippedFor }) => skippedFor !== undefined),
    ({ skippedFor }) => skippedFor,
  )
  return [...byReason]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([reason, all]) => [`  ${all.length}: ${reason}`, ...all.map(({ title, file }) => `     ${file}: ${title}`)])
}
