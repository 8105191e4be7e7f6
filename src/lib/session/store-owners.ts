import { useEffect, useState } from 'react'
import { z } from 'zod'
import { hasOwnBackend } from '../browser/app-base.ts'
import { http } from '../http/call.ts'

const Owners = z.object({
  owners: z.array(z.object({ username: z.string(), password: z.string(), store: z.object({ zh: z.string(), en: z.string() }) })),
})

/** The owner of a store of the demo, with the store's name in both languages. */
export type StoreOwner = z.infer<typeof Owners>['owners'][number]

/** Waits for the mock, as every request of the client does. */
const load = async (): Promise<readonly StoreOwner[]> => {
  const { data } = await http.get<string>('/_mock/owners', { baseURL: '' })
  return Owners.parse(JSON.parse(data)).owners
}

/** The owners of all open stores, to sign in as; none before they are loaded, and none on a server. Source: CTL-13. */
export const useStoreOwners = (): readonly StoreOwner[] => {
  const [owners, setOwners] = useState<readonly StoreOwner[]>([])
  useEffect(() => {
    if (!hasOwnBackend) return undefined
    let isHere = true
    // Without the mock of the page, such as in Storybook, there is nobody to offer.
    load()
      .then(found => isHere && setOwners(found))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return owners
}
