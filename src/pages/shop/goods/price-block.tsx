import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Sku } from '#contracts/api/catalogue/goods.ts'
import { clockOf } from '../campaign/running-sales.tsx'
import { lessPercent } from '#src/lib/format/percent-off.ts'
import { formatCount, formatMoney } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { FormerPrice, Price } from '#src/ui/controls/price.tsx'
import type { Goods } from './use-purchase.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: accent.tint,
  },
  prices: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  from: { color: accent.onTint },
  chip: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: accent.fill,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  group: { backgroundColor: tokens.colorBrandBackground },
  facts: {
    display: 'flex',
    gap: tokens.spacingHorizontalXL,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  fact: { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' },
  figure: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
})

const Fact = ({ name, value }: { name: string; value: string }) => {
  const styles = useStyles()
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.figure}>{value}</dd>
    </div>
  )
}

/**
 * The price of the chosen variant, the flash-sale price, or the lowest price, with the reason as lists name it; number of sales,
 * rating. Source: CAS-8.
 */
export const PriceBlock = ({ goods, sku }: { goods: Goods; sku: Sku | undefined }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { goods_price, goods_market_price } = sku ?? goods
  const price = goods.seckills ? lessPercent(goods_price, goods.seckills.discount) : goods_price
  const { all, rate } = goods.comment_statistics
  const group = goods.collectives
  const isRange = !sku && new Set(goods.skuList?.map(one => one.goods_price)).size > 1
  return (
    <div className={styles.root}>
      <div className={styles.prices} role="status" aria-label={t('shop.price')}>
        <Price value={price} size="large" />
        {isRange && <span className={styles.from}>{t('shop.priceFrom')}</span>}
        <FormerPrice value={goods.seckills ? goods_price : goods_market_price} now={price} />
        {goods.seckills && (
          <span className={styles.chip}>
            {goods.seckills.end_time ? t('shop.sale.chip', { time: clockOf(goods.seckills.end_time) }) : t('title.seckills')}
          </span>
        )}
        {group && (
          <span className={mergeClasses(styles.chip, styles.group)}>
            {t('shop.group.price', { need: group.need, price: formatMoney(lessPercent(goods_price, group.discount)) })}
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact name={t('shop.totalSales')} value={formatCount(goods.goods_sale)} />
        {all === 0 ? (
          <Fact name={t('shop.totalComments')} value={t('shop.noneYet')} />
        ) : (
          <>
            <Fact name={t('shop.totalComments')} value={formatCount(all)} />
            <Fact name={t('shop.goodRate')} value={`${Math.round(rate)}%`} />
          </>
        )}
      </dl>
    </div>
  )
}
