import { useContext, useMemo, type ReactNode } from 'react'
import type { Dictionary, Row } from './kind.ts'
import { kindOf } from './kinds/index.ts'
import type { Field } from './page.ts'
import { LabelsContext, useDictionary } from './use-dictionary.ts'

type LabelsProps = {
  name: string
  dictionary: Dictionary<object>
  values: readonly unknown[]
  options: object
  children: ReactNode
}

const LabelsOfField = ({ name, dictionary, values, options, children }: LabelsProps) => {
  const above = useContext(LabelsContext)
  const { labels } = useDictionary(dictionary, values, options)
  const all = useMemo(() => ({ ...above, [name]: labels }), [above, name, labels])
  return <LabelsContext.Provider value={all}>{children}</LabelsContext.Provider>
}

const valuesIn = (rows: readonly Row[], name: string) =>
  [...new Set(rows.flatMap(row => row[name]))].filter(
    value => value !== null && value !== undefined && value !== '' && value !== 0,
  )

type Props = { fields: readonly Field[]; rows: readonly Row[]; children: ReactNode }

/** Gives the cells below the labels of what is in `rows`: one dictionary per field that has one. Source: screens-shared TBL-40 to TBL-45. */
export const LabelsOf = ({ fields, rows, children }: Props) =>
  fields.reduceRight<ReactNode>((inner, { name, kind, options }) => {
    const { dictionary } = kindOf(kind)
    if (!dictionary) return inner
    return (
      <LabelsOfField name={name} dictionary={dictionary} values={valuesIn(rows, name)} options={options}>
        {inner}
      </LabelsOfField>
    )
  }, children)
