import { countCart } from '#contracts/api/orders/carts.ts'
import { useData } from '../http/use-data.ts'
import { useSession } from '../session/use-session.ts'
import { useSite } from './use-site.ts'

/**
 * The number on the cart: first what /common said, then what /cart_count answers after a change; 0 for guests.
 * `refresh` asks again, for everybody who shows the number. Source: CRT-8.
 */
export const useCartCount = (): { count: number; refresh: () => Promise<unknown> } => {
  const { signedIn } = useSession('buyer')
  const { data: site } = useSite()
  const { data: counted, mutate } = useData(
    countCart,
    {},
    { as: 'buyer', quiet: true, revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false },
  )
  return { count: signedIn ? (counted ?? site?.cart ?? 0) : 0, refresh: () => mutate() }
}
