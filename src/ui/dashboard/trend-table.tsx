import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { numText, timeText, type Measure, type Point } from './trend.ts'

const useStyles = makeStyles({
  frame: { minHeight: '320px' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    ':last-child': { textAlign: 'end' },
  },
  cell: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    ':last-child': { textAlign: 'end' },
  },
})

type Props = { label: string; points: readonly Point[]; measure: Measure }

/** The data of a chart as a table. */
export const TrendTable = ({ label, points, measure }: Props) => {
  const { t, i18n } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('dashboard.time')}
            </th>
            <th scope="col" className={styles.head}>
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ time, num }) => (
            <tr key={time}>
              <th scope="row" className={styles.cell}>
                {timeText(time, 'long', i18n.resolvedLanguage ?? 'en')}
              </th>
              <td className={styles.cell}>{numText(num, measure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
