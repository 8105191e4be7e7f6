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
  none: { color: tokens.colorNeutralForeground3 },
})

/** A ranking entry. `null` if there were no sales. */
export type Rank = { readonly id: number; readonly name: string; readonly num: string | null }

type Props = {
  title: string
  /** Undefined while loading. */
  ranks: readonly Rank[] | undefined
  /** Number of rows to show, filled or not. */
  places: number
  measure: Measure
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A numbered ranking; empty ranks show a dash. Source: DSH-7. */
export const Ranking = ({ title, ranks, places, measure }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  if (!ranks) {
    return (
      <Panel title={title}>
        <Skeleton aria-label={t('ui.loading')} className={styles.list}>
          {upTo(places).map(at => (
            <SkeletonItem key={at} size={24} />
          ))}
        </Skeleton>
      </Panel>
    )
  }
  return (
    <Panel title={title}>
      <ol className={styles.list}>
        {upTo(places).map(at => {
          const rank = ranks[at]
          return (
            <li key={at} className={mergeClasses(styles.line, !rank && styles.none)}>
              <span className={mergeClasses(styles.place, at < 3 && rank && styles.top)}>{at + 1}</span>
              <span className={styles.name} title={rank?.name}>
                {rank?.name ?? nothing}
              </span>
              <span className={styles.num}>{rank?.num ? numText(rank.num, measure) : nothing}</span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
