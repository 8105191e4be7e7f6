import { useSearchParams } from 'react-router-dom'
import { localPath } from '#src/lib/browser/local-path.ts'

/** Where to go once signed in: what `?back=` says, if that is a path of the storefront, else the front page. */
export const useBackPath = (): string => {
  const [address] = useSearchParams()
  return localPath(address.get('back'), 'buyer') ?? '/'
}
