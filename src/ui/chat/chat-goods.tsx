import { makeStyles, tokens } from '@fluentui/react-components'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Picture } from '../media/picture.tsx'
import { Price } from '../controls/price.tsx'
import { goodsLink } from './goods-link.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    alignItems: 'center',
    width: '260px',
    maxWidth: '100%',
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
  },
})

/** A product card in a conversation; opens in a new window. If the product is no longer available, a plain link remains. */
export const ChatGoods = ({ id }: { id: number }) => {
  const styles = useStyles()
  const { data } = useData(showGoods, { params: { id } }, { quiet: true, revalidateOnFocus: false, shouldRetryOnError: false })
  return (
    <a className={styles.root} href={`/goods/${id}`} target="_blank" rel="noopener">
      <Picture src={data?.goods_master_image ?? ''} size={150} alt="" />
      <span>
        <span className={styles.name}>{data?.goods_name ?? goodsLink(id)}</span>
        {data && <Price value={data.goods_price} />}
      </span>
    </a>
  )
}
