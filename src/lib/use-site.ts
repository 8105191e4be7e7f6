import type { SWRResponse } from 'swr'
import { loadCommon } from '#contracts/api/common.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Failure } from './failure.ts'
import { recall, remember } from './storage.ts'
import { useData } from './use-data.ts'

/** What every page of the storefront shows: classes, brands, the site's own data. */
export type Site = ReplyOf<typeof loadCommon>

/** The visitor's address is kept once and not overwritten. Source: spec, section 3. */
const keepIp = ({ ip }: Site) => {
  if (!recall('ip')) remember('ip', ip)
}

/** The site data, loaded once and shared by all who ask. Source: spec, section 3. */
export const useSite = (): SWRResponse<Site, Failure> =>
  useData(
    loadCommon,
    {},
    { as: 'buyer', revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, onSuccess: keepIp },
  )
