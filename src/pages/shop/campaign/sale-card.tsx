import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { timeOf, useNow } from '#src/lib/format/clock.ts'
import { formatFloat } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { FormerPrice, Price } from '#src/ui/controls/price.tsx'
import { Card } from '../goods/card.tsx'
import { clockOf, type Sale } from './running-sales.tsx'

const useStyles = makeStyles({
  bar: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    marginTop: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: accent.tint,
    color: accent.onTint,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    textAlign: 'center',
  },
  filled: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    backgroundColor: `color-mix(in srgb, ${tokens.colorPaletteDarkOrangeBackground3} 30%, transparent)`,
  },
  label: { position: 'relative' },
})

/** The highest stock that counts as low, in pieces. */
const few = 20

/** The pieces sold and left, as a bar: the share that is sold, or how many are left if they are few. */
const Claimed = ({ sold, left }: { sold: number; left: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  // Multiplied first, because 29 / 50 * 100 is 57.99….
  const percent = Math.floor((sold * 100) / (sold + left))
  // What is sold is never "0 %".
  const share = sold > 0 && percent === 0 ? '<1' : percent
  return (
    <span className={styles.bar}>
      <span className={styles.filled} style={{ width: `${percent}%` }} />
      <span className={styles.label}>
        {left <= few ? t('shop.sale.left', { count: left }) : t('shop.sale.claimed', { percent: share })}
      </span>
    </span>
  )
}

type Props = { goods: Sale; eager?: boolean }

/** A product in a flash sale: sale price, discount, start or end, and how much of it is sold. Source: TOL-12, FLS-8. */
export const SaleCard = ({ goods, eager = false }: Props) => {
  const { t } = useTranslation()
  const now = useNow()
  const { start_time, end_time, discount, goods_stock: left, goods_sale: sold } = goods
  const begun = start_time === '' || timeOf(start_time) / 1000 <= now
  const over = end_time !== '' && timeOf(end_time) / 1000 < now
  const until = end_time && t('shop.sale.until', { time: clockOf(end_time) })
  const when = over ? t('shop.sale.over') : begun ? until : t('shop.sale.from', { time: clockOf(start_time) })
  return (
    <Card
      to={`/goods/${goods.id}`}
      picture={goods.goods_master_image}
      name={goods.goods_name}
      eager={eager}
      chip={discount === '' ? undefined : { text: t('shop.sale.off', { percent: formatFloat(discount) }), hot: true }}
      gone={over ? t('shop.sale.over') : left === 0 ? t('shop.soldOut') : undefined}
      facts={[when, t('shop.sold', { count: sold })].filter(fact => fact !== '')}
      {...(begun && !over && left > 0 && { below: <Claimed sold={sold} left={left} /> })}
      {...(!begun && { state: { saleStart: start_time } })}
    >
      <Price value={goods.goods_price} />
      <FormerPrice value={goods.goods_market_price} now={goods.goods_price} />
    </Card>
  )
}
