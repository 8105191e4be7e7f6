/** Parts of the suite that are folders or files, by audience and by risk; their names are used like tags. Every other tag is written in the titles of its tests. */
const folders: Readonly<Record<string, readonly string[]>> = {
  '@storefront': ['shop/', 'user/', 'purchase'],
  '@checkout': ['shop/(cart|checkout|confirm|variants)', 'purchase'],
  '@pay': ['shop/pay', 'purchase'],
  '@orders': ['(admin|seller|user)/orders'],
  '@refund': ['(seller/refunds|user/refund)'],
  '@seller': ['seller/', 'tables/seller'],
  '@admin': ['admin/', 'tables/admin'],
}

/** Playwright looks for patterns in project, file, title and tags, one after the other. */
const patternOf = (tag: string): string =>
  [tag, ...(folders[tag] ?? []).map(folder => `(^| )${folder}\\S*\\.spec\\.ts`)].join('|')

/** What Playwright's own options take is left to them. */
const isTag = (word: string, at: number, words: readonly string[]): boolean =>
  /^@[\w-]+$/.test(word) && !/^(-g|--grep|--grep-invert)$/.test(words[at - 1] ?? '')

/** `@seller --project en` as Playwright takes it: tags become one pattern, any of them is enough. */
export const withTags = (words: readonly string[]): string[] => {
  const tags = words.filter(isTag)
  const others = words.filter((...word) => !isTag(...word))
  return tags.length === 0 ? others : [...others, '--grep', tags.map(patternOf).join('|')]
}
