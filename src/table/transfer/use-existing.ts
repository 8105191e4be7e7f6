import { useEffect, useState } from 'react'
import { equalTo, oneOf } from '#contracts/wire/conditions.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { idOf } from '../grid/use-selection.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { keyOf, type Existing } from './twice.ts'
import type { PlannedRow } from './import-plan.ts'

/** Values per request, limited because they are part of the URL. */
const portion = 50
/** The largest page size of lists. */
const most = 400

/** The conditions that find all values: a comma separates values, so one that contains it is looked up alone. */
const conditionsOf = (keys: readonly string[]): readonly string[] => {
  const plain = keys.filter(key => !key.includes(','))
  return [
    ...Array.from({ length: Math.ceil(plain.length / portion) }, (_, at) => oneOf(plain.slice(at * portion, (at + 1) * portion))),
    ...keys.filter(key => key.includes(',')).map(equalTo),
  ]
}

const findExisting = async (
  { calls: { list }, params, rowKey }: TableDefinition,
  identity: string,
  keys: readonly string[],
  signal: AbortSignal,
) => {
  const found = new Map<string, string>()
  for (const condition of conditionsOf(keys)) {
    const query = { ...params, [identity]: condition, page: 1, per_page: most }
    const { data }: { data: Row[] } = await call(list, { query }, { signal })
    for (const row of data.toReversed()) found.set(String(row[identity]).trim(), idOf(row, rowKey))
  }
  return found
}

const nothing: Existing = new Map()

type State = { readonly of: string; readonly existing: Existing; readonly problem?: Failure }

/** The records that rows of a file have already, by their identifying value. Asked again if the rows change. Source: TEX-10. */
export const useExisting = (definition: TableDefinition, rows: readonly PlannedRow[], identity: string | undefined) => {
  const keys = identity === undefined ? [] : [...new Set(rows.map(row => keyOf(row, identity)))].filter(key => key !== '')
  const [round, setRound] = useState(0)
  const of = JSON.stringify([round, keys])
  const [state, setState] = useState<State>()
  useEffect(() => {
    const [, asked]: [number, string[]] = JSON.parse(of)
    const gone = new AbortController()
    const load = async () => {
      const existing = identity === undefined ? nothing : await findExisting(definition, identity, asked, gone.signal)
      if (!gone.signal.aborted) setState({ of, existing })
    }
    load().catch((problem: unknown) => {
      if (gone.signal.aborted) return
      if (!(problem instanceof Failure)) throw problem
      setState({ of, existing: nothing, problem })
    })
    return () => gone.abort()
  }, [definition, identity, of])
  const isKnown = state?.of === of
  return {
    existing: isKnown ? state.existing : nothing,
    isKnown,
    problem: isKnown ? state.problem : undefined,
    retry: () => setRound(round + 1),
  }
}
