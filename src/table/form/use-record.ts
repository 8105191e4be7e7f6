import { z } from 'zod'
import { Failure } from '#src/lib/http/failure.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { idOf } from '../grid/use-selection.ts'

/** A reply without a record. */
const noRecord = new Failure({ kind: 'broken' })

const isRecord = (reply: unknown) => typeof reply === 'object' && reply !== null && !Array.isArray(reply)

/** Loads the full record with that id; sends nothing if there is no detail endpoint. */
const useDetail = ({ calls: { list, show } }: TableDefinition, id: string) => {
  // Without a detail endpoint no request is sent, so the path is irrelevant.
  const from = show ?? { ...list, path: '/{id}' as const, reply: z.record(z.string(), z.unknown()) }
  const answer = useData(from, show ? { params: { id } } : null, fresh)
  const { data, isValidating, mutate } = answer
  const error = answer.error ?? (data === undefined || isRecord(data) ? undefined : noRecord)
  return {
    detail: error ? undefined : data,
    error: isValidating ? undefined : error,
    isValidating,
    retry: () => void mutate(),
  }
}

/** Loads the full record of a row; returns the row itself if there is no detail endpoint. */
export const useRecord = (definition: TableDefinition, row: Row) => {
  const { detail, isValidating, error, retry } = useDetail(definition, idOf(row, definition.rowKey))
  const loaded = isValidating ? undefined : detail
  return { record: definition.calls.show ? loaded : row, error, retry }
}

/** Loads the record with that id, and keeps showing it while it is loaded again after an action. Source: TFO-21. */
export const useOpenRecord = (definition: TableDefinition, id: string) => {
  const { detail, error, retry } = useDetail(definition, id)
  return { record: detail, error, retry }
}
