import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { Panel } from '../layout/panel.tsx'
import { Skeleton, SkeletonItem } from '../feedback/skeleton.tsx'
import { numText, type Measure } from './trend.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalM },
  line: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
  place: {
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  top: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  num: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
})

/** A ranking entry. `null` if there were no sales. */
export type Rank = { readonly id: number; readonly name: string; readonly num: string | null }

type Props = {
  title: string
  /** Undefined while loading. */
  ranks: readonly Rank[] | undefined
  /** Number of rows while loading. */
  places: number
  measure: Measure
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** What a ranking is of: its period and unit. */
const captions = { money: 'dashboard.rankedByMoney', count: 'dashboard.rankedByCount' } as const

/** A numbered ranking of all times, as its caption says, with its unit. Source: DSH-7, DSH-13. */
export const Ranking = ({ title, ranks, places, measure }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const hint = t(captions[measure])
  if (!ranks) {
    return (
      <Panel title={title} hint={hint}>
        <Skeleton aria-label={t('ui.loading')} className={styles.list}>
          {upTo(places).map(at => (
            <SkeletonItem key={at} size={24} />
          ))}
        </Skeleton>
      </Panel>
    )
  }
  return (
    <Panel title={title} hint={hint}>
      {ranks.length === 0 && <p className={styles.none}>{t('dashboard.noSales')}</p>}
      <ol className={styles.list}>
        {ranks.slice(0, places).map(({ name, num }, at) => (
          <li key={at} className={styles.line}>
            <span className={mergeClasses(styles.place, at < 3 && styles.top)}>{at + 1}</span>
            <span className={styles.name} title={name}>
              {name || nothing}
            </span>
            <span className={styles.num}>{num ? numText(num, measure) : nothing}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
