import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmpty, shownOf } from '../kinds/shared.tsx'
import { kindOf } from '../kinds/index.ts'
import type { Field } from '../define-table.ts'
import type { Row } from '../kind.ts'
import { useWord } from '../use-word.ts'
import type { RecordPage } from './record-page.ts'

const useStyles = makeStyles({
  root: { containerType: 'inline-size' },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    display: 'grid',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  label: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  value: { margin: 0, minWidth: 0 },
})

/** True if a record has something to show in a field. */
const hasValue = ({ name, kind, options }: Field, record: Row): boolean => {
  const { dictionary, isAbsent } = kindOf(kind)
  const value = shownOf(record, name)
  if (isAbsent) return !isAbsent(value, record, options)
  const isEmptyList = Array.isArray(value) && value.length === 0
  return !isEmpty(value) && !isEmptyList && !(dictionary !== undefined && value === 0)
}

/** Titled fields of a record with their values. Empty ones are left out, and so is a group without any. */
export const FieldGroup = ({ title, fields, record }: RecordPage<Field>['groups'][number] & { record: Row }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const word = useWord()
  const id = useId()
  const shown = fields.filter(field => hasValue(field, record))
  if (shown.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(title)}
      </h3>
      <dl className={styles.list}>
        {shown.map(({ name, kind, label, options }) => {
          const { View } = kindOf(kind)
          return (
            <div key={name} className={styles.pair}>
              <dt className={styles.label}>{word(label)}</dt>
              <dd className={styles.value}>
                <View name={name} label={word(label)} value={record[name]} row={record} options={options} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
