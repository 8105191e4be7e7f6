import { useSearchParams } from 'react-router-dom'

/** The page in the URL (`?page=2`, omitted for the first), and a function that changes it. */
export const usePage = (): [page: number, goTo: (page: number) => void] => {
  const [address, setAddress] = useSearchParams()
  const requested = Number(address.get('page') ?? 1)
  const goTo = (page: number) =>
    setAddress(before => {
      const next = new URLSearchParams(before)
      if (page > 1) next.set('page', String(page))
      else next.delete('page')
      return next
    })
  return [Number.isInteger(requested) && requested > 0 ? requested : 1, goTo]
}
