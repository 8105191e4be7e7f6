import { useMemo } from 'react'
import { adminAdvs } from '#contracts/api/content/advs.ts'
import { pageSizes } from '#contracts/api/kit/list-query.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { useData } from '#src/lib/http/use-data.ts'

export type Advert = ReplyOf<typeof adminAdvs.list>['data'][number]

/** The adverts of an ad space in display order. */
export const useAdverts = (space: number) => {
  const { data, error, mutate } = useData(
    adminAdvs.list,
    { query: { pid: String(space), per_page: Math.max(...pageSizes) } },
    { revalidateOnFocus: false },
  )
  const adverts = useMemo(() => data?.data.toSorted((a, b) => b.is_sort - a.is_sort || b.id - a.id), [data])
  return { adverts, error, retry: () => void mutate() }
}
