import { useState } from 'react'
import { fileSpaces } from '#contracts/api/content/file-spaces.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { useData } from '#src/lib/http/use-data.ts'

/** Page size; one that the server's lists accept. */
const perPage = 30

/** A picture of the store. */
export type SpacePicture = ReplyOf<typeof fileSpaces.list>['data'][number]

/** The pictures of a folder, paged, newest first. Falls back to the last page if the current one became empty. */
export const usePicturesOf = (folder: number) => {
  const [page, turnTo] = useState(1)
  const query = { dir_id: folder, page, per_page: perPage }
  const { data, error, mutate } = useData(fileSpaces.list, { query }, { keepPreviousData: false, shouldRetryOnError: false })
  const lastPage = data?.last_page ?? 1
  if (data && page > lastPage) turnTo(lastPage)
  return { pictures: data?.data, total: data?.total ?? 0, lastPage, page, turnTo, error, retry: () => void mutate() }
}
