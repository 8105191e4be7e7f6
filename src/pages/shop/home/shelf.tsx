import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { homeGoods } from '#contracts/api/catalogue/goods.ts'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { ShelfFrame } from '../goods/shelf-frame.tsx'
import { chooseRoot, chooseSecond, chooseThird, searchPath } from '../search/search-params.ts'

const narrow = '@media (max-width: 1000px)'
const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundImage: `linear-gradient(160deg, ${tokens.colorBrandBackground}, ${tokens.colorBrandBackgroundSelected})`,
    color: tokens.colorNeutralForegroundOnBrand,
    listStyleType: 'none',
    [narrow]: { display: 'none' },
  },
  art: { position: 'absolute', right: '-90px', bottom: '-90px', width: '260px', opacity: 0.35, pointerEvents: 'none' },
  group: { position: 'relative' },
  thirds: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  /** At least 24 pixels high, as a touch target. */
  link: {
    display: 'inline-block',
    paddingBlock: '4px',
    ':hover': { color: 'inherit' },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForegroundOnBrand}` },
  },
  second: { fontWeight: tokens.fontWeightSemibold },
})

type Goods = ReplyOf<typeof homeGoods>['goods'][number]

const Side = ({ root }: { root: ClassNode }) => {
  const styles = useStyles()
  return (
    <ul className={styles.side}>
      {(root.children ?? []).slice(0, 6).map(second => (
        <li key={second.id} className={styles.group}>
          <TextLink className={mergeClasses(styles.link, styles.second)} to={searchPath(chooseSecond({}, root.id, second))}>
            {second.name}
          </TextLink>
          <ul className={styles.thirds}>
            {(second.children ?? []).slice(0, 4).map(third => (
              <li key={third.id}>
                <TextLink className={styles.link} to={searchPath(chooseThird({}, root.id, second.id, third))}>
                  {third.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li aria-hidden="true">
        <svg className={styles.art} viewBox="0 0 100 100" fill="none" stroke="#fff">
          {[10, 25, 40].map(rx => (
            <ellipse key={rx} cx="50" cy="50" rx={rx} ry="48" />
          ))}
          <circle cx="50" cy="50" r="48" />
          <path d="M2 50H98M9 26H91M9 74H91" />
        </svg>
      </li>
    </ul>
  )
}

/** One root category on the home page: its subcategories, up to eight products, and a link to all of them. */
export const Shelf = ({ shelf }: { shelf: Goods }) => {
  const styles = useStyles()
  const grid = useCardGridStyles()
  const { data: site } = useSite()
  const root = site?.classes.find(({ id }) => id === shelf.id)
  // What is sold out comes last; otherwise the server's order stays.
  const ordered = shelf.goods.toSorted((a, b) => Number(a.goods_stock === 0) - Number(b.goods_stock === 0))
  return (
    <ShelfFrame name={shelf.name} more={root ? searchPath(chooseRoot({}, root)) : '/s'}>
      <div className={styles.body}>
        {root ? <Side root={root} /> : <div className={styles.side} />}
        <ul className={mergeClasses(grid.grid, grid.four)}>
          {ordered.map(goods => (
            <li key={goods.id}>
              <GoodsCard goods={goods} />
            </li>
          ))}
        </ul>
      </div>
    </ShelfFrame>
  )
}
