import { makeStyles, tokens } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { GiftRegular } from '@fluentui/react-icons/svg/gift'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { searchPath } from './integral-search.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { textDecorationLine: 'none', backgroundColor: tokens.colorBrandBackground2Hover },
  },
  icon: { gridRow: 'span 2', fontSize: '32px', color: tokens.colorBrandForeground1 },
  name: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

const ways = [
  { to: searchPath({}), name: 'shop.points.all', hint: 'shop.points.way.all', Icon: GiftRegular },
  { to: '/user/integral_order', name: 'title.integralOrders', hint: 'shop.points.way.orders', Icon: BoxRegular },
  { to: '/user/integral', name: 'shop.points.movements', hint: 'shop.points.way.movements', Icon: HistoryRegular },
] as const

/** Three tiles that explain the points shop and link to its parts. Source: PSC-1. */
export const PointsWays = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('shop.quickLinks')}>
      {ways.map(({ to, name, hint, Icon }) => (
        <li key={to}>
          <TextLink to={to} className={styles.tile}>
            <Icon className={styles.icon} aria-hidden="true" />
            <span className={styles.name}>{t(name)}</span>
            <span className={styles.hint}>{t(hint)}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
