import { z } from 'zod'
import { fresh, useData } from '#src/lib/use-data.ts'
import type { Row } from './kind.ts'
import type { TableDefinition } from './page.ts'
import { idOf } from './use-selection.ts'

/** A whole record by its row; the row itself where the server has no detail. */
export const useRecord = ({ calls: { list, show } }: TableDefinition, row: Row) => {
  // Without a detail nothing is asked, so the path does not matter.
  const from = show ?? { ...list, path: '/{id}' as const, reply: z.record(z.string(), z.unknown()) }
  const { data, error, isValidating, mutate } = useData(from, show ? { params: { id: idOf(row) } } : null, fresh)
  const loaded = isValidating || error ? undefined : data
  return { record: show ? loaded : row, error: isValidating ? undefined : error, retry: () => void mutate() }
}
