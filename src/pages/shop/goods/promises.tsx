import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { useTranslation } from 'react-i18next'
import type { Goods } from './use-purchase.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    listStyleType: 'none',
  },
  row: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})

/** Where a product is shipped from, when its arrival and freight are known, and how it is returned. Source: CAS-10. */
export const Promises = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const from = goods.store_info.area_info
  const rows = [
    ...(from ? [{ name: 'shop.promise.from', text: from, Icon: LocationRegular } as const] : []),
    { name: 'shop.promise.delivery', text: t('shop.promise.deliveryText'), Icon: VehicleTruckProfileRegular },
    { name: 'shop.promise.returns', text: t('shop.promise.returnsText'), Icon: ArrowSyncRegular },
  ] as const
  return (
    <ul className={styles.list}>
      {rows.map(({ name, text, Icon }) => (
        <li key={name} className={styles.row}>
          <Icon className={styles.icon} aria-hidden="true" />
          <span>
            <span className={styles.name}>{t(name)}</span> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
