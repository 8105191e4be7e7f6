import { makeStyles, tokens } from '@fluentui/react-components'
import { FlashRegular } from '@fluentui/react-icons/svg/flash'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { dateTime } from '#contracts/api/kit/values.ts'
import { serverTime, timeOf } from '#src/lib/format/clock.ts'
import { formatFloat } from '#src/lib/format/format.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { accent } from '#src/ui/controls/accent.ts'
import type { Goods } from '../goods/use-purchase.ts'
import { Countdown } from './countdown.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: accent.fill,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  coming: { backgroundColor: tokens.colorBrandBackground },
  name: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  icon: { fontSize: '20px' },
  left: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
})

/** Router state that the page of flash sales passes for a sale that has not started. */
const RouterState = z.object({ saleStart: dateTime })

type Props = { goodsId: number; sale: Exclude<Goods['seckills'], false> | undefined }

/**
 * The flash sale of a product: its end if it runs, or its start if the shopper comes from the page of flash sales. At either
 * time the product is requested again, so that price and buttons follow the server.
 */
export const FlashSale = ({ goodsId, sale }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const refresh = useRefresh()
  const coming = RouterState.safeParse(useLocation().state)
  const start = coming.success && timeOf(coming.data.saleStart) > serverTime() ? coming.data.saleStart : undefined
  const at = sale?.end_time ?? start
  if (at === undefined) return null
  return (
    <section className={sale ? styles.root : `${styles.root} ${styles.coming}`} aria-label={t('title.seckills')}>
      <span className={styles.name}>
        <FlashRegular className={styles.icon} aria-hidden="true" />
        {sale ? t('shop.sale.now', { percent: formatFloat(sale.discount) }) : t('title.seckills')}
      </span>
      <span>
        {t(sale ? 'shop.sale.endsIn' : 'shop.sale.startsIn')}{' '}
        <Countdown key={`${goodsId}-${at}`} className={styles.left} to={at} onOver={() => void refresh(showGoods)} />
      </span>
    </section>
  )
}
