import { lazyAreas } from '#contracts/api/system/areas.ts'
import { useData } from '#src/lib/http/use-data.ts'
import type { Choice } from '../../kind.ts'
import type { Column } from './cascade-column.tsx'

const settled = {
  quiet: true,
  keepPreviousData: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const

/** The areas below a code; undefined sends no request. */
const useLevel = (parent: string | undefined) => {
  const { data, error, isLoading, mutate } = useData(
    lazyAreas,
    parent === undefined ? null : { query: { isLazy: 'true', pid: parent } },
    settled,
  )
  const codeBelow = (id: string | undefined) => data?.find(area => String(area.id) === id && !area.leaf)?.code
  const choices: readonly Choice[] = (data ?? []).map(({ id, name, leaf }) => ({
    value: String(id),
    label: name,
    ...(!leaf && { children: [] }),
  }))
  return { choices, isThere: data !== undefined, error, isLoading, retry: () => void mutate(), codeBelow }
}

type Level = ReturnType<typeof useLevel>

/** A level becomes a column once it has loaded or failed. */
const columnOf = ({ choices, isThere, error, isLoading, retry }: Level, below: Level | undefined, opened: string | undefined) => {
  if (isThere) return { choices, loading: below?.isLoading && !below.error ? opened : undefined }
  return error ? { choices, failed: { retry, busy: isLoading } } : undefined
}

/**
 * Provinces, cities and districts. A level loads when the entry above it is opened. `opened` holds ids, while requests use
 * codes; null loads nothing yet. Source: LST-20.
 */
export const useAreaLevels = (opened: readonly string[] | null): readonly Column[] => {
  const [province, city, district] = opened ?? []
  const provinces = useLevel(opened ? '0' : undefined)
  const cities = useLevel(provinces.codeBelow(province))
  const districts = useLevel(cities.codeBelow(city))
  const columns: (Column | undefined)[] = [
    columnOf(provinces, cities, province),
    columnOf(cities, districts, city),
    columnOf(districts, undefined, district),
  ]
  return columns.filter(column => column !== undefined)
}

/** The names along a path, as far as its levels are loaded. */
export const namesAlong = (columns: readonly Column[], path: readonly string[]): string[] =>
  path.flatMap((id, level) => columns[level]?.choices.find(({ value }) => value === id)?.label ?? [])
