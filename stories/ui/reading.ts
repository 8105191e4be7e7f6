import type { StoryContext } from '@storybook/react-vite'

/** Two literals of the same texts. */
type InBoth<Literal> = { readonly en: Literal; readonly 'zh-cn': Literal }

/** The literal in the language of a story. */
export const inLanguage = <Literal>({ globals }: Pick<StoryContext, 'globals'>, literals: InBoth<Literal>): Literal =>
  literals[globals.language === 'zh-cn' ? 'zh-cn' : 'en']

/** The texts of an element in their order, those for screen readers included. */
export const textsOf = (element: Element): string[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
  return texts.filter(Boolean)
}

/** The texts of each element that matches, in the order of the page. */
export const textsOfEach = (place: Element, selector: string): string[][] => [...place.querySelectorAll(selector)].map(textsOf)

/** Labels and values of the facts in an element: `[['Freight', '¥8.13'], …]`. */
export const factsOf = (place: Element): string[][] =>
  [...place.querySelectorAll('dt')].map(({ textContent, nextElementSibling: value }) => [
    textContent.trim(),
    value?.textContent.trim() ?? '',
  ])
