import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { searchGoods, type GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { SeenLately } from '../goods/seen-lately.tsx'
import { chooseRoot, writeSearch } from './search-params.ts'
import { useSearchPath } from './search-path.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  classes: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
})

const bestSellers = { params: writeSearch({ sort_type: 'goods_sale', sort_order: 'desc' }), page: 1, per_page: 5 }

/** Best-selling products; renders nothing if they fail to load. */
const BestSellers = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const id = useId()
  const grid = useCardGridStyles()
  const { data } = useData(searchGoods, { query: bestSellers }, { quiet: true })
  if (!data?.data.length) return null
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {t('shell.bestSellers')}
      </h2>
      <ul className={grid.grid}>
        {data.data.map(goods => (
          <li key={goods.id}>
            <GoodsCard goods={goods} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Classes = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const pathOf = useSearchPath()
  const { data: site } = useSite()
  return (
    <ul className={styles.classes} aria-label={t('shop.classes')}>
      {(site?.classes ?? []).map(root => (
        <li key={root.id}>
          <LinkButton size="small" shape="circular" to={pathOf(chooseRoot({}, root))}>
            {root.name}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** Shown if a search finds nothing: links to the search without filters, all products and categories, and the best sellers. */
export const NothingFound = ({ search }: { search: GoodsSearch }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const pathOf = useSearchPath()
  const { keywords } = search
  const isFiltered = Boolean(search.brand_id || search.class_id || search.store_id)
  return (
    <div className={styles.root}>
      <EmptyState
        as="h2"
        title={t('shop.nothingFound')}
        hint={keywords ? t('shop.nothingFoundWords') : t('shop.nothingFoundFilters')}
        action={
          <>
            {keywords && isFiltered && (
              <LinkButton to={pathOf({ keywords })}>{t('shop.searchEverywhere', { text: keywords })}</LinkButton>
            )}
            <LinkButton appearance="primary" to={pathOf({})}>
              {t('shop.seeAll')}
            </LinkButton>
          </>
        }
      />
      <Classes />
      <SeenLately />
      <BestSellers />
    </div>
  )
}
