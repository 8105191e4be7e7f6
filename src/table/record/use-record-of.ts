import { fresh, useData } from '#src/lib/http/use-data.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { isRecord, noRecord } from '../form/use-record.ts'

/** Loads the record with that id. Keeps showing it while an action reloads it. */
export const useRecordOf = ({ calls: { show, list } }: TableDefinition, id: string) => {
  const answer = useData(show ?? { ...list, path: '/{id}' }, show ? { params: { id } } : null, fresh)
  const { data, isValidating, mutate } = answer
  const error = answer.error ?? (data === undefined || isRecord(data) ? undefined : noRecord)
  const record: Row | undefined = error || !isRecord(data) ? undefined : data
  return { record, error: isValidating ? undefined : error, retry: () => void mutate() }
}
