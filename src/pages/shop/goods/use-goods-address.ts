import { useSearchParams } from 'react-router-dom'

/** What the page of a product keeps in its address beside the product: variant, quantity, open tab, comments. */
type Key = 'sku' | 'num' | 'tab' | 'type' | 'page'

/** The facts in the address of a product's page, and how to change some of them; the others stay. Going back leaves the page, as before. */
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
