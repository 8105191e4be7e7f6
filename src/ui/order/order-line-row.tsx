import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLine } from '#contracts/api/orders/orders.ts'
import { formatMoney, formatPoints } from '#src/lib/format/format.ts'
import { Picture } from '../media/picture.tsx'
import { Price } from '../controls/price.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
    '@media (max-width: 480px)': { gridTemplateColumns: '60px minmax(0, 1fr) auto', gap: tokens.spacingHorizontalS },
  },
  preview: {
    display: 'block',
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground1,
    lineHeight: tokens.lineHeightBase300,
  },
  sku: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  sum: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  times: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

type Props = {
  line: Pick<OrderLine, 'goods_image' | 'goods_name' | 'goods_price' | 'sku_name' | 'buy_num'>
  /** Replaces the name, for example with a link. */
  name?: ReactNode
  /** Line total; omitted if undefined. */
  total?: string
  /** Opens the picture in full size; renders it as a button. */
  onPreview?: () => void
  /** Shows prices in points. */
  inPoints?: boolean
}

/** One product of an order: picture, name, variant, price and quantity. */
export const OrderLineRow = ({ line, name, total, onPreview, inPoints = false }: Props) => {
  const { t } = useTranslation()
  const inPointsText = (value: string) => t('ui.points', { points: formatPoints(value) })
  const styles = useStyles()
  const picture = <Picture src={line.goods_image} size={150} alt="" />
  return (
    <div className={styles.root}>
      {onPreview ? (
        <button
          type="button"
          data-print
          className={styles.preview}
          aria-label={t('ui.pictureOf', { name: line.goods_name, at: 1, of: 1 })}
          onClick={onPreview}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div>
        <span className={styles.name} dir="auto">
          {name ?? line.goods_name}
        </span>
        {line.sku_name !== '-' && <span className={styles.sku}>{line.sku_name}</span>}
      </div>
      <div className={styles.sum}>
        <span>{inPoints ? inPointsText(line.goods_price) : formatMoney(line.goods_price)}</span>
        <span className={styles.times}>× {line.buy_num}</span>
        {total !== undefined && (inPoints ? <strong>{inPointsText(total)}</strong> : <Price value={total} size="small" />)}
      </div>
    </div>
  )
}
