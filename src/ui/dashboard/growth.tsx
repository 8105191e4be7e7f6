import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownFilled } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpFilled } from '@fluentui/react-icons/svg/arrow-up'
import { useTranslation } from 'react-i18next'
import { daysText, growthOf, growthText, type Comparison } from './comparison.ts'

const useStyles = makeStyles({
  growth: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    marginInlineEnd: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
})

const Arrow = ({ growth }: { growth: number }) => {
  const { t } = useTranslation()
  if (growth === 0) return null
  const [Icon, direction] = growth > 0 ? [ArrowUpFilled, t('dashboard.up')] : [ArrowDownFilled, t('dashboard.down')]
  return <Icon role="img" aria-hidden={false} aria-label={direction} />
}

type Props = {
  /** Undefined if the period has no whole day yet. */
  comparison: Comparison | undefined
  /** Sales on the whole days of the period, in hundredths. */
  sold: number
  /** Sales on as many days before it, in hundredths; undefined while loading. */
  before: number | undefined
}

/** Growth of sales with sign, arrow and the days that are compared. Source: DSH-9, DSH-12. */
export const Growth = ({ comparison, sold, before }: Props) => {
  const { t, i18n } = useTranslation()
  const styles = useStyles()
  const language = i18n.resolvedLanguage ?? 'en'
  if (!comparison) return t('dashboard.noWholeDay')
  if (before === undefined) return t('ui.loading')
  const [now, earlier] = [daysText(comparison.now, language), daysText(comparison.before, language)]
  const growth = growthOf(sold, before)
  if (growth === undefined) return t('dashboard.noBase', { days: earlier })
  return (
    <>
      <span className={styles.growth}>
        <Arrow growth={growth} />
        {growthText(growth, language)}
      </span>
      {t('dashboard.compared', { now, before: earlier })}
    </>
  )
}
