import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { recentSearches } from '#src/lib/browser/recent-searches.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSettled } from '#src/ui/controls/use-settled.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import {
  chooseKeywords,
  chooseRoot,
  chooseSecond,
  chooseThird,
  searchPath,
  writeSearch,
} from '#src/pages/shop/search/search-params.ts'

/** A search suggestion with its target. `words` fill the box. */
export type Suggestion = { key: string; kind: 'recent' | 'class' | 'goods'; text: string; to: string; words?: string }

const pathsOf = (classes: readonly ClassNode[]): { id: number; name: string; to: string }[] =>
  classes.flatMap(root => [
    { id: root.id, name: root.name, to: searchPath(chooseRoot({}, root)) },
    ...(root.children ?? []).flatMap(second => [
      { id: second.id, name: second.name, to: searchPath(chooseSecond({}, root.id, second)) },
      ...(second.children ?? []).map(third => ({
        id: third.id,
        name: third.name,
        to: searchPath(chooseThird({}, root.id, second.id, third)),
      })),
    ]),
  ])

const recent = (): Suggestion[] =>
  recentSearches().map(words => ({
    key: `recent-${words}`,
    kind: 'recent',
    text: words,
    words,
    to: searchPath(chooseKeywords({}, words)),
  }))

/** Suggestions: recent searches for an empty box, else categories and products whose names contain the text. */
export const useSuggestions = (text: string): Suggestion[] => {
  const words = text.trim()
  const settled = useSettled(words)
  const { data: site } = useSite()
  const params = writeSearch(chooseKeywords({}, settled))
  const { data } = useData(searchGoods, settled && params ? { query: { params, page: 1, per_page: 6 } } : null, { quiet: true })
  if (!words) return recent()
  const has = (name: string) => name.toLowerCase().includes(words.toLowerCase())
  const classes = pathsOf(site?.classes ?? []).filter(({ name }) => has(name))
  const goods = settled === words ? (data?.data ?? []) : []
  return [
    ...classes.slice(0, 3).map(({ id, name, to }): Suggestion => ({ key: `class-${id}`, kind: 'class', text: name, to })),
    ...goods.map(({ id, goods_name }): Suggestion => ({
      key: `goods-${id}`,
      kind: 'goods',
      text: goods_name,
      to: `/goods/${id}`,
    })),
  ]
}
