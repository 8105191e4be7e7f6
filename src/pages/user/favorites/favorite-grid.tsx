import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { listFavorites } from '#contracts/api/catalogue/favorites.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatDateTime, nothing } from '#src/lib/format/format.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { useRemoveFavorite } from './use-remove-favorite.ts'

const useStyles = makeStyles({
  grid: { marginTop: tokens.spacingVerticalL, gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 45%), 1fr))' },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  picture: { borderRadius: 0 },
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, padding: tokens.spacingHorizontalM },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    // Two lines, so that the prices of a row are on one line.
    minHeight: `calc(2 * ${tokens.lineHeightBase300})`,
    lineHeight: tokens.lineHeightBase300,
  },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  remove: { position: 'absolute', top: tokens.spacingVerticalS, right: tokens.spacingHorizontalS },
})

/** A favourite product or store. */
export type Favorite = ReplyOf<typeof listFavorites>['data'][number]

const lookOf = (row: Favorite) =>
  row.is_type === 0
    ? { name: row.goods_name, picture: row.goods_master_image, to: `/goods/${row.out_id}` }
    : { name: row.store_name, picture: row.store_logo, to: `/store/${row.out_id}` }

const Card = ({ row }: { row: Favorite }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const remove = useRemoveFavorite()
  const { name, picture, to } = lookOf(row)
  const isGone = name === nothing
  const label = isGone ? t('user.favorites.gone') : name
  const inside = (
    <>
      <Picture className={styles.picture} src={picture} size={300} alt="" />
      <span className={styles.text}>
        <span className={styles.name}>{label}</span>
        {row.is_type === 0 && !isGone && <Price value={row.goods_price} size="small" />}
        {row.is_type === 1 && <span className={styles.small}>{row.area_info}</span>}
        <span className={styles.small}>{t('user.favorites.since', { day: formatDateTime(row.created_at, 'date') })}</span>
      </span>
    </>
  )
  return (
    <li className={styles.card}>
      {isGone ? (
        <div className={styles.link}>{inside}</div>
      ) : (
        <Link to={to} className={styles.link}>
          {inside}
        </Link>
      )}
      <Button
        className={styles.remove}
        size="small"
        shape="circular"
        icon={<DeleteRegular />}
        aria-label={t('user.favorites.removeNamed', { name: label })}
        onClick={() => void remove(row.id, label)}
      />
    </li>
  )
}

/** Favourites as cards, with a link and a remove button. */
export const FavoriteGrid = ({ rows }: { rows: readonly Favorite[] }) => {
  const styles = useStyles()
  const grid = useCardGridStyles()
  return (
    <ul className={mergeClasses(grid.grid, styles.grid)}>
      {rows.map(row => (
        <Card key={row.id} row={row} />
      ))}
    </ul>
  )
}
