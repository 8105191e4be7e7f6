import { Badge, Field, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useControl } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'

const ChangedRow = z.object({
  table: z.string(),
  id: z.int(),
  how: z.enum(['added', 'changed', 'removed']),
  at: z.string(),
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})
const Changed = z.object({ total: z.int(), rows: z.array(ChangedRow) })

const howTexts = {
  added: 'devtools.changes.how.added',
  changed: 'devtools.changes.how.changed',
  removed: 'devtools.changes.how.removed',
} as const

const colours = { added: 'success', changed: 'informative', removed: 'danger' } as const

const Row = ({ row }: { row: z.infer<typeof ChangedRow> }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const { table, id, how, at, fields } = row
  return (
    <tr>
      <td className={part.code}>
        {table} #{id}
      </td>
      <td>
        <Badge appearance="tint" color={colours[how]}>
          {t(howTexts[how])}
        </Badge>
      </td>
      <td>
        {fields.map(({ name, before, after }) => (
          <div key={name}>
            <span className={part.code}>{name}</span>{' '}
            {how === 'added'
              ? after || t('devtools.changes.empty')
              : t('devtools.changes.from', {
                  before: before || t('devtools.changes.empty'),
                  after: after || t('devtools.changes.empty'),
                })}
          </div>
        ))}
        <span className={part.small}>{at}</span>
      </td>
    </tr>
  )
}

/** What changed since the seed, row by row, newest first. Source: CTL-14. */
export const ChangedRows = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [table, setTable] = useState('')
  const { data } = useControl(Changed, '/changed-rows')
  if (!data) return null
  const tables = [...new Set(data.rows.map(row => row.table))].toSorted()
  const shown = data.rows.filter(row => !tables.includes(table) || row.table === table)
  return (
    <Section
      title={t('devtools.changes.title')}
      extra={<span className={part.small}>{t('devtools.changes.total', { count: data.total })}</span>}
    >
      {data.total === 0 && <p className={part.quiet}>{t('devtools.changes.none')}</p>}
      {tables.length > 1 && (
        <Field label={t('devtools.changes.filter')}>
          <Select value={tables.includes(table) ? table : ''} onChange={(_, { value }) => setTable(value)}>
            <option value="">{t('devtools.changes.allTables')}</option>
            {tables.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      {data.total > data.rows.length && <p className={part.small}>{t('devtools.changes.newest', { count: data.rows.length })}</p>}
      {shown.length > 0 && (
        <table className={part.table}>
          <tbody>
            {shown.map(row => (
              <Row key={`${row.table} ${row.id}`} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
