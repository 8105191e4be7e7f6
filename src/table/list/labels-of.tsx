import { useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { Dictionary, Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Field } from '../define-table.ts'
import { NamesContext, useDictionary } from './use-dictionary.ts'

const valuesIn = (rows: readonly Row[], name: string) =>
  [...new Set(rows.flatMap(row => row[name]))].filter(
    value => value !== null && value !== undefined && value !== '' && value !== 0,
  )

type LabelsProps = {
  name: string
  dictionary: Dictionary<object>
  rows: readonly Row[]
  options: object
  children: ReactNode
}

/** Retries failed dictionaries whenever a new list arrives. Source: TDI-5. */
const useRetryWith = (rows: readonly Row[], failed: boolean, retry: () => void) => {
  const retryFailed = useEffectEvent((came: readonly Row[]) => {
    if (failed && came.length > 0) retry()
  })
  useEffect(() => retryFailed(rows), [rows])
}

const LabelsOfField = ({ name, dictionary, rows, options, children }: LabelsProps) => {
  const above = useContext(NamesContext)
  const values = useMemo(() => valuesIn(rows, name), [rows, name])
  const names = useDictionary(dictionary, values, options)
  const all = useMemo(() => ({ ...above, [name]: names }), [above, name, names])
  useRetryWith(rows, names.failed, names.retry)
  return <NamesContext.Provider value={all}>{children}</NamesContext.Provider>
}

type Props = { fields: readonly Field[]; rows: readonly Row[]; children: ReactNode }

/** Provides the labels of the values in `rows` to the cells below, with one dictionary per field. Source: TDI-1, TDI-2, TDI-3. */
export const LabelsOf = ({ fields, rows, children }: Props) =>
  fields.reduceRight<ReactNode>((inner, { name, kind, options }) => {
    const { dictionary } = kindOf(kind)
    if (!dictionary) return inner
    return (
      <LabelsOfField name={name} dictionary={dictionary} rows={rows} options={options}>
        {inner}
      </LabelsOfField>
    )
  }, children)
