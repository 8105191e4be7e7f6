import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Picture } from '#src/ui/media/picture.tsx'
import { useSaleOf } from '../campaign/running-sales.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { accent } from '#src/ui/controls/accent.ts'
import type { Goods } from '../goods/use-purchase.ts'

const useStyles = makeStyles({
  root: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: `0 0 ${tokens.spacingVerticalM}`, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'grid',
    gridTemplateColumns: '20px 56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  place: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightBold, textAlign: 'center' },
  front: { color: accent.text },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    lineHeight: tokens.lineHeightBase300,
  },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  why: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** The price with its reason, as on the cards of lists. */
const RankedPrice = ({ goods: { id, goods_price, need } }: { goods: Goods['sale_list'][number] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const sale = useSaleOf(id)
  const why = sale ? t('title.seckills') : need > 0 ? t('shop.group.size', { need }) : ''
  return (
    <span>
      <Price value={sale?.goods_price ?? goods_price} size="small" /> {why && <span className={styles.why}>{why}</span>}
    </span>
  )
}

/** The best sellers of the same store and category. */
export const Ranking = ({ list }: { list: Goods['sale_list'] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <section className={styles.root} aria-labelledby="ranking-title">
      <h2 id="ranking-title" className={styles.title}>
        {t('shop.ranking')}
      </h2>
      {list.length === 0 && <p className={styles.none}>{t('shop.noRanking')}</p>}
      <ol className={styles.list}>
        {list.map((goods, at) => (
          <li key={goods.id}>
            <Link to={`/goods/${goods.id}`} className={styles.link}>
              <span className={mergeClasses(styles.place, at < 3 && styles.front)}>{at + 1}</span>
              <Picture src={goods.goods_master_image} size={150} alt="" />
              <span className={styles.text}>
                <span className={styles.name}>{goods.goods_name}</span>
                <RankedPrice goods={goods} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
