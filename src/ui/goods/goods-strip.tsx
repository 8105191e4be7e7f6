import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Picture } from '#src/ui/media/picture.tsx'
import { Price } from '#src/ui/controls/price.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** A product as the strip shows it. */
export type StripGoods = { id: number; name: string; price: string; image: string }

/** Up to four products in a row, two on a phone, each with the way to it. */
export const GoodsStrip = ({ goods }: { goods: readonly StripGoods[] }) => {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {goods.slice(0, 4).map(({ id, name, price, image }) => (
        <li key={id}>
          <Link to={`/goods/${id}`} className={styles.card}>
            <Picture src={image} size={300} alt="" />
            <span className={styles.name}>{name}</span>
            <Price value={price} size="small" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
