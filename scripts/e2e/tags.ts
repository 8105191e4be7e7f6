/** Folders and files that can be selected like tags, by audience and by risk. All other tags are in the titles of tests. */
const folders: Readonly<Record<string, readonly string[]>> = {
  '@storefront': ['shop/', 'user/', 'purchase'],
  '@checkout': ['shop/(cart|checkout|confirm|variants)', 'purchase'],
  '@pay': ['shop/pay', 'purchase'],
  '@orders': ['(admin|seller|user)/orders'],
  '@refund': ['(seller/refunds|user/refund)'],
  '@seller': ['seller/', 'tables/seller'],
  '@admin': ['admin/', 'tables/admin'],
}

/** Playwright matches the pattern against project, file, title and tags, joined by spaces. */
const patternOf = (tag: string): string =>
  [tag, ...(folders[tag] ?? []).map(folder => `(^| )${folder}\\S*\\.spec\\.ts`)].join('|')

/** Values of Playwright's own options are not tags. */
const isTag = (word: string, at: number, words: readonly string[]): boolean =>
  /^@[\w-]+$/.test(word) && !/^(-g|--grep|--grep-invert)$/.test(words[at - 1] ?? '')

/** The first tag that neither a folder nor the code of a suite knows. */
export const unknownTag = (words: readonly string[], suites: Iterable<string>): string | undefined => {
  const known = new Set([...Object.keys(folders), ...[...suites].flatMap(code => code.match(/@[\w-]+/g) ?? [])])
  return words.filter(isTag).find(tag => !known.has(tag))
}

/** Translates `@seller --project en` to Playwright's options: the tags become one `--grep` pattern that matches any of them. */
export const withTags = (words: readonly string[]): string[] => {
  const tags = words.filter(isTag)
  const others = words.filter((...word) => !isTag(...word))
  return tags.length === 0 ? others : [...others, '--grep', tags.map(patternOf).join('|')]
}
