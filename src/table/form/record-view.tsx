import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { FailedAnswer } from '../list/failed-answer.tsx'
import { FieldGrid, labelColumns, spanStyle, useLabelsFit } from './field-grid.tsx'
import type { Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import { shownOf } from '../kinds/shared.tsx'
import { LabelsOf } from '../list/labels-of.tsx'
import type { Field, TableDefinition } from '../define-table.ts'
import { RecordDialog, type FullScreen } from './record-dialog.tsx'
import { nameOfRow } from '../grid/row-name.ts'
import { capitalised } from '../nouns.ts'
import { useRecord } from './use-record.ts'
import { useWord } from '../use-word.ts'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: labelColumns,
    columnGap: tokens.spacingHorizontalS,
    minHeight: '24px',
    alignItems: 'start',
  },
  label: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  value: { margin: 0, minWidth: 0, color: tokens.colorNeutralForeground1 },
  extra: {
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

type PairProps = { field: Field; record: Row; usualSpan: number; labelAbove: boolean }

const Pair = ({ field, record, usualSpan, labelAbove }: PairProps) => {
  const styles = useStyles()
  const word = useWord()
  const { View } = kindOf(field.kind)
  const label = word(field.label)
  return (
    <div {...(!labelAbove && { className: styles.pair })} style={spanStyle(field, usualSpan)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <View name={field.name} label={label} value={shownOf(record, field.name)} row={record} options={field.options} />
      </dd>
    </div>
  )
}

const Body = ({ definition: { view, dialog, extra }, record }: { definition: TableDefinition; record: Row }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const rows = useMemo(() => [record], [record])
  const labelsFit = useLabelsFit(view, dialog.label)
  if (view.length === 0 && extra.length === 0) return <EmptyState title={t('table.noView')} />
  return (
    <LabelsOf fields={view} rows={rows}>
      <FieldGrid as="dl" label={dialog.label}>
        {view.map(field => (
          <Pair key={field.name} field={field} record={record} usualSpan={dialog.span} labelAbove={!labelsFit} />
        ))}
      </FieldGrid>
      {extra.map((Extra, at) => (
        <div key={at} className={styles.extra}>
          <Extra record={record} />
        </div>
      ))}
    </LabelsOf>
  )
}

type Props = { definition: TableDefinition; row: Row; full: FullScreen; onClose: () => void }

/** Dialog that shows all fields of a record. Source: TFO-10. */
export const ViewDialog = ({ definition, row, full, onClose }: Props) => {
  const { t } = useTranslation()
  const { record, error, retry } = useRecord(definition, row)
  return (
    <RecordDialog
      title={t('table.viewTitle', { noun: capitalised(t(definition.noun, { count: 1 })), name: nameOfRow(row) })}
      width={definition.dialog.width}
      full={full}
      onClose={onClose}
    >
      {error && <FailedAnswer error={error} onRetry={retry} />}
      {!error && !record && <LinesSkeleton count={definition.view.length} size={24} />}
      {record && <Body definition={definition} record={{ ...row, ...record }} />}
    </RecordDialog>
  )
}
