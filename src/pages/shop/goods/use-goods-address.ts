import { useSearchParams } from 'react-router-dom'

/** The search parameters of a product page: variant, quantity, open tab, reviews. */
type Key = 'sku' | 'num' | 'tab' | 'type' | 'page'

/** Reads and changes the search parameters of a product page. Replaces the history entry, so that Back leaves the page. */
export const useGoodsAddress = () => {
  const [query, setQuery] = useSearchParams()
  const write = (facts: Partial<Record<Key, string | undefined>>) =>
    setQuery(
      now => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(facts)) {
          if (value) next.set(key, value)
          else next.delete(key)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [query, write] as const
}
