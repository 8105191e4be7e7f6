import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { moneyText } from '#contracts/wire/money.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import type { Estimate } from './estimate.ts'
import { couponOf, type CouponChoice, type DraftGroup } from './order-draft.ts'

const narrow = '@media (max-width: 640px)'

const useStyles = makeStyles({
  root: {
    ':not(:first-child)': {
      marginTop: tokens.spacingVerticalL,
      paddingTop: tokens.spacingVerticalL,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  logo: { width: '24px', flexShrink: 0 },
  lines: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) 96px 56px 96px',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { gridTemplateColumns: '60px minmax(0, 1fr) auto', rowGap: 0, alignItems: 'start' },
  },
  sku: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  quiet: { textAlign: 'right', color: tokens.colorNeutralForeground2, [narrow]: { display: 'none' } },
  total: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold, [narrow]: { textAlign: 'right' } },
  times: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    [narrow]: { display: 'block' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalM,
  },
  coupon: { minWidth: '220px' },
  sum: { marginLeft: 'auto', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  group: DraftGroup
  chosen: CouponChoice
  /** The estimated cost of this store's order. */
  estimate: Estimate | undefined
  onCoupon: (id: number) => void
}

const Line = ({ line }: { line: DraftGroup['goods_list'][number] }) => {
  const styles = useStyles()
  return (
    <li className={styles.line}>
      <Picture src={line.goods_master_image} size={150} alt="" />
      <span>
        <TextLink to={`/goods/${line.id}`}>{line.goods_name}</TextLink>
        {line.sku_name !== '-' && <span className={styles.sku}>{line.sku_name}</span>}
      </span>
      <span className={styles.quiet}>{formatMoney(line.goods_price)}</span>
      <span className={styles.quiet}>× {line.buy_num}</span>
      <span className={styles.total}>
        {formatMoney(line.total)}
        <span className={styles.times} aria-hidden="true">
          {formatMoney(line.goods_price)} × {line.buy_num}
        </span>
      </span>
    </li>
  )
}

/** The lines of one store, with its coupon. */
export const DraftStore = ({ group, chosen, estimate, onCoupon }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { store_info: store } = group
  const saved = estimate ? estimate.flash + estimate.group + estimate.reduction + estimate.coupon : 0
  return (
    <section className={styles.root} aria-label={store.store_name}>
      <h3 className={styles.name}>
        <span className={styles.logo}>
          <Picture src={store.store_logo} size={150} alt="" />
        </span>
        <TextLink to={`/store/${store.id}`}>{store.store_name}</TextLink>
      </h3>
      <ul className={styles.lines}>
        {group.goods_list.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </ul>
      <div className={styles.foot}>
        {group.is_coupon && (
          <Field className={styles.coupon} label={t('shop.before.couponOf', { name: store.store_name })} size="small">
            <Select value={couponOf(group, chosen)} onChange={(_, data) => onCoupon(Number(data.value))}>
              <option value={0}>{t('shop.before.noCoupon')}</option>
              {group.coupons.map(({ id, name, money }) => (
                <option key={id} value={id}>
                  {t('shop.before.couponOption', { name, money: formatMoney(money) })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <span className={styles.sum}>
          {t('shop.before.storeTotal')} {formatMoney(group.store_total_price)}
          {saved > 0 && ` · ${t('shop.before.storeSaves', { money: formatMoney(moneyText(saved)) })}`}
        </span>
      </div>
    </section>
  )
}
