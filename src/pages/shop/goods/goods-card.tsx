import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { GoodsCard as Card } from '#contracts/api/goods.ts'
import { Picture } from '#src/ui/picture.tsx'
import { FormerPrice, Price } from '#src/ui/price.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    transitionProperty: 'box-shadow, transform',
    transitionDuration: tokens.durationFast,
    ':hover': { boxShadow: tokens.shadow8 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  picture: { borderRadius: 0 },
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, flex: 1, padding: tokens.spacingHorizontalM },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    minHeight: `calc(2 * ${tokens.lineHeightBase300})`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  prices: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS, marginTop: 'auto' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
})

type Props = {
  goods: z.infer<typeof Card>
  eager?: boolean
  /** What the last line says instead of sales and comments. */
  facts?: readonly string[]
  /** What the product's page is told on the way. */
  state?: unknown
}

/** A product in a list: one link with picture, name, price, and sales with number of comments, or what else there is to say. */
export const GoodsCard = ({ goods, eager = false, facts, state }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const said = facts ?? [
    t('shop.sold', { count: goods.goods_sale }),
    t('shop.commentCount', { count: goods.order_comment_count }),
    ...(goods.need > 0 ? [t('shop.group.size', { need: goods.need })] : []),
  ]
  return (
    <Link to={`/goods/${goods.id}`} className={styles.root} state={state}>
      <Picture className={styles.picture} src={goods.goods_master_image} size={300} alt="" eager={eager} />
      <span className={styles.text}>
        <span className={styles.name}>{goods.goods_name}</span>
        <span className={styles.prices}>
          <Price value={goods.goods_price} />
          <FormerPrice value={goods.goods_market_price} now={goods.goods_price} />
        </span>
        <span className={styles.facts}>
          {said.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </Link>
  )
}
