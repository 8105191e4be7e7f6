import { Dropdown, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isRequired } from '../form/form-values.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import { useWord } from '../use-word.ts'
import { textsOf, type PlannedRow } from './import-plan.ts'
import type { Import } from './use-import.ts'

const useStyles = makeStyles({
  frame: { position: 'relative', maxHeight: '50vh', overflow: 'auto', border: `1px solid ${tokens.colorNeutralStroke2}` },
  table: { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', fontSize: tokens.fontSizeBase200 },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: tokens.spacingHorizontalS,
    minWidth: '168px',
    textAlign: 'start',
    verticalAlign: 'bottom',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  number: { minWidth: '44px', width: '1%', color: tokens.colorNeutralForeground3, textAlign: 'end' },
  heading: { display: 'block', marginBottom: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  field: { minWidth: '150px', width: '100%' },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    maxWidth: '320px',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  },
  left: { color: tokens.colorNeutralForeground4 },
  problem: { display: 'block', color: tokens.colorStatusDangerForeground1 },
})

/** Number of rows to show; invalid ones come first. */
const mostShown = 50

type FieldChoiceProps = {
  heading: string
  value: string | undefined
  definition: TableDefinition
  onChange: (name: string | undefined) => void
}

const FieldChoice = ({ heading, value, definition: { form, calls }, onChange }: FieldChoiceProps) => {
  const { t } = useTranslation()
  const word = useWord()
  const styles = useStyles()
  const named = (field: Field) => `${word(field.label)}${calls.create && isRequired(calls.create.body, field.name) ? ' *' : ''}`
  const chosen = form.find(field => field.name === value)
  return (
    <Dropdown
      size="small"
      className={styles.field}
      aria-label={t('table.fieldFor', { name: heading })}
      value={chosen ? named(chosen) : t('table.leaveOut')}
      selectedOptions={[value ?? '']}
      onOptionSelect={(_, data) => onChange(data.optionValue || undefined)}
    >
      <Option value="">{t('table.leaveOut')}</Option>
      {form.map(field => (
        <Option key={field.name} value={field.name} text={named(field)}>
          {named(field)}
        </Option>
      ))}
    </Dropdown>
  )
}

type Loaded = NonNullable<Import['loaded']>
type LineProps = { row: PlannedRow; loaded: Loaded; from: Import }

const Line = ({ row, loaded: { content, mapping }, from: { wordFor } }: LineProps) => {
  const styles = useStyles()
  const { problems, line } = row
  const missing = Object.entries(problems).filter(([name]) => !mapping.includes(name))
  return (
    <tr>
      <td className={mergeClasses(styles.cell, styles.number)}>{line}</td>
      {textsOf(content, row).map((text, column) => {
        const name = mapping[column]
        const problem = name === undefined ? undefined : problems[name]
        return (
          <td key={column} className={mergeClasses(styles.cell, name === undefined && styles.left)}>
            {text}
            {problem && <span className={styles.problem}>{wordFor(problem)}</span>}
          </td>
        )
      })}
      <td className={styles.cell}>
        {missing.map(([name, problem]) => (
          <span key={name} className={styles.problem}>{`${name}: ${wordFor(problem)}`}</span>
        ))}
      </td>
    </tr>
  )
}

/** The rows that have not been sent yet, the field of each column, and the problems. */
export const ImportPreview = ({ definition, from, loaded }: { definition: TableDefinition; from: Import; loaded: Loaded }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { content, mapping } = loaded
  const left = from.rows.slice(from.sending.sent)
  const order = left.toSorted((a, b) => Number(isProblemy(b)) - Number(isProblemy(a)) || a.line - b.line)
  const choose = (column: number, name: string | undefined) =>
    from.setMapping(mapping.map((now, at) => (at === column ? name : now === name ? undefined : now)))
  return (
    <div className={styles.frame} role="region" aria-label={t('table.preview')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={mergeClasses(styles.head, styles.number)}>#</th>
            {content.headings.map((heading, at) => (
              <th key={at} className={styles.head}>
                <span className={styles.heading}>{heading || `(${at + 1})`}</span>
                <FieldChoice heading={heading} value={mapping[at]} definition={definition} onChange={name => choose(at, name)} />
              </th>
            ))}
            <th className={styles.head}>{t('table.missing')}</th>
          </tr>
        </thead>
        <tbody>
          {order.slice(0, mostShown).map(row => (
            <Line key={row.line} row={row} loaded={loaded} from={from} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isProblemy = ({ problems }: PlannedRow) => Object.keys(problems).length > 0
