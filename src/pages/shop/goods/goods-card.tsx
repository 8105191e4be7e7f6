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

/** A product in a list: one link with picture, name, price, sales and number of comments. */
export const GoodsCard = ({ goods, eager = false }: { goods: z.infer<typeof Card>; eager?: boolean }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Link to={`/goods/${goods.id}`} className={styles.root}>
      <Picture className={styles.picture} src={goods.goods_master_image} size={300} alt="" eager={eager} />
      <span className={styles.text}>
        <span className={styles.name}>{goods.goods_name}</span>
        <span className={styles.prices}>
          <Price value={goods.goods_price} />
          <FormerPrice value={goods.goods_market_price} now={goods.goods_price} />
        </span>
        <span className={styles.facts}>
          <span>{t('shop.sold', { count: goods.goods_sale })}</span>
          <span>{t('shop.commentCount', { count: goods.order_comment_count })}</span>
        </span>
      </span>
    </Link>
  )
}
