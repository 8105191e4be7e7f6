import { countCart } from '#contracts/api/orders/carts.ts'
import { useData } from '../http/use-data.ts'
import { useSession } from '../session/use-session.ts'
import { useSite } from './use-site.ts'

/**
 * The number of cart lines: from /common at first, from /cart_count after a change; 0 for guests. `refresh` reloads it for all
 * components. Source: CRT-8.
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
