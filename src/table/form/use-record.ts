import { z } from 'zod'
import { Failure } from '#src/lib/http/failure.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { idOf } from '../grid/use-selection.ts'

/** A reply without a record. */
export const noRecord = new Failure({ kind: 'broken' })

/** True if a reply is a record. */
export const isRecord = (reply: unknown): reply is Row => typeof reply === 'object' && reply !== null && !Array.isArray(reply)

/** Loads the full record of a row; returns the row itself if there is no detail endpoint. */
export const useRecord = ({ calls: { list, show }, rowKey }: TableDefinition, row: Row) => {
  // Without a detail endpoint no request is sent, so the path is irrelevant.
  const from = show ?? { ...list, path: '/{id}' as const, reply: z.record(z.string(), z.unknown()) }
  const answer = useData(from, show ? { params: { id: idOf(row, rowKey) } } : null, fresh)
  const { data, isValidating, mutate } = answer
  const error = answer.error ?? (data === undefined || isRecord(data) ? undefined : noRecord)
  const loaded = isValidating || error ? undefined : data
  return { record: show ? loaded : row, error: isValidating ? undefined : error, retry: () => void mutate() }
}
