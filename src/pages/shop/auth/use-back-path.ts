import { useSearchParams } from 'react-router-dom'
import { localPath } from '#src/lib/browser/local-path.ts'

/** Where to go after the login: `?back=` if it is a path of the storefront, otherwise the home page. */
export const useBackPath = (): string => {
  const [address] = useSearchParams()
  return localPath(address.get('back'), 'buyer') ?? '/'
}
