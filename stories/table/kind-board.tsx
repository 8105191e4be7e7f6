import { Field as LabelledField, makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { AuthProvider } from '#src/table/upload-auth.ts'
import { kindOf, type FieldOptions } from '#src/table/kinds/index.ts'
import type { FilterValue, Row, SearchOperator } from '#src/table/kind.ts'
import { EditedRecord } from '#src/table/form/edited-record.ts'
import { LabelsOf } from '#src/table/list/labels-of.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '120px minmax(0, 420px)', gap: tokens.spacingVerticalL, alignItems: 'start' },
  cell: { width: '160px', padding: tokens.spacingHorizontalS, border: `1px solid ${tokens.colorNeutralStroke2}` },
})

type Props = {
  field: FieldOptions
  /** One cell each; record and form show the first one. */
  values: readonly unknown[]
  operator?: SearchOperator
  /** Other fields of the records. */
  facts?: Row
  /** False: the form field may stay empty. */
  required?: boolean
  /** Called with each value that the form field would store. */
  onStore?: (value: unknown) => void
}

/** Everything that a kind of value shows: cells, the record, the form field, the search field. */
export const KindBoard = ({
  field: { kind = 'text', ...options },
  values,
  operator = 'equals',
  facts,
  required = true,
  onStore,
}: Props) => {
  const styles = useStyles()
  const { Cell, View, Input, Search } = kindOf(kind)
  const [value, setValue] = useState(values[0])
  const [wanted, setWanted] = useState<FilterValue>('')
  const store = (next: unknown) => {
    setValue(next)
    onStore?.(next)
  }
  const name = 'value'
  const label = 'Value'
  const rows = useMemo(() => values.map((one, at) => ({ ...facts, id: at + 1, [name]: one })), [values, facts])
  const fields = useMemo(() => [{ name, kind, label, options }], [kind, options])
  return (
    <AuthProvider value="admin">
      <LabelsOf fields={fields} rows={rows}>
        <div className={styles.root}>
          <span>cells</span>
          <div>
            {rows.map(row => (
              <div key={row.id} className={styles.cell}>
                <Cell name={name} label={label} value={row[name]} row={row} options={options} />
              </div>
            ))}
          </div>
          <span>record</span>
          <div>
            <View name={name} label={label} value={values[0]} row={rows[0] ?? { id: 0 }} options={options} />
          </div>
          <span>form</span>
          <LabelledField label={label} required={required}>
            <EditedRecord value={rows[0] ?? {}}>
              <Input
                name={name}
                label={label}
                value={value}
                onChange={store}
                onBlur={() => {}}
                required={required}
                others={facts ?? {}}
                options={options}
              />
            </EditedRecord>
          </LabelledField>
          <span>search</span>
          <LabelledField label="Search for a value">
            <Search
              name={name}
              label="Search for a value"
              value={wanted}
              onChange={setWanted}
              operator={operator}
              options={options}
            />
          </LabelledField>
        </div>
      </LabelsOf>
    </AuthProvider>
  )
}
