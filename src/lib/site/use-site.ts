import type { SWRResponse } from 'swr'
import { loadCommon } from '#contracts/api/system/common.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Failure } from '../http/failure.ts'
import { recall, remember } from '../browser/storage.ts'
import { useData } from '../http/use-data.ts'

/** Data that every page of the storefront shows: categories, brands, site settings. */
export type Site = ReplyOf<typeof loadCommon>

/** Stores the visitor's IP address the first time; later ones do not overwrite it. Source: STR-3. */
export const keepIp = ({ ip }: Pick<Site, 'ip'>): void => {
  if (!recall('ip')) remember('ip', ip)
}

/** The site data, loaded once and shared by all components. Source: STR-2. */
export const useSite = (): SWRResponse<Site, Failure> =>
  useData(
    loadCommon,
    {},
    { as: 'buyer', revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, onSuccess: keepIp },
  )
