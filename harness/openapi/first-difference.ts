/** Characters of a line that are shown on each side of a difference. */
const around = 80

const cut = (line: string | undefined, at: number): string =>
  line === undefined ? 'the end of the file' : JSON.stringify(line.slice(Math.max(0, at - around), at + around))

/**
 * The first difference of two texts, for messages: the whole diff of a generated file would have thousands of lines.
 * @returns undefined when they are equal.
 */
export const firstDifference = (committed: string, written: string): string | undefined => {
  if (committed === written) return undefined
  const [actual, expected] = [committed.split('\n'), written.split('\n')]
  const row = expected.findIndex((line, at) => line !== actual[at])
  const line = row < 0 ? expected.length : row
  const [is, should] = [actual[line], expected[line]]
  const at = Array.from({ length: should?.length ?? 0 }, (_, place) => place).find(place => should?.[place] !== is?.[place]) ?? 0
  return `line ${line + 1}: expected ${cut(should, at)}, actual ${cut(is, at)}`
}
