import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { searchGoods, type GoodsSearch } from '#contracts/api/goods.ts'
import { defaultPageSize } from '#contracts/api/kit/list-query.ts'
import { usePageTitle } from '#src/lib/page-title.ts'
import { useData } from '#src/lib/use-data.ts'
import { useSite } from '#src/lib/use-site.ts'
import { Container } from '#src/ui/container.tsx'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { CardsSkeleton } from '#src/ui/skeletons.tsx'
import { AppliedFilters } from './goods/applied-filters.tsx'
import { classPath } from './goods/class-path.ts'
import { Filters } from './goods/filters.tsx'
import { Results } from './goods/results.tsx'
import { pageIn, readSearch, searchPath } from './goods/search-params.ts'
import { SortBar } from './goods/sort-bar.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: tokens.spacingVerticalXXL },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  count: { color: tokens.colorNeutralForeground3 },
})

const UnreadableSearch = () => {
  const { t } = useTranslation()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('shop.badSearch')}
        hint={t('shop.badSearchHint')}
        action={
          <>
            <LinkButton appearance="primary" to="/s">
              {t('shop.seeAll')}
            </LinkButton>
            <LinkButton to="/">{t('shell.home')}</LinkButton>
          </>
        }
      />
    </Container>
  )
}

const useHeading = (search: GoodsSearch) => {
  const { t } = useTranslation()
  const { data: site } = useSite()
  const path = classPath(site?.classes ?? [], search)
  const heading = search.keywords ? t('shop.resultsFor', { text: search.keywords }) : (path.at(-1)?.name ?? t('shell.allGoods'))
  const steps = path.map((step, at) =>
    at === path.length - 1 && !search.keywords ? { name: step.name } : { name: step.name, to: searchPath(step.search) },
  )
  const last = search.keywords || path.length === 0 ? [{ name: heading }] : []
  return { heading, trail: [...steps, ...last] }
}

const Search = ({ search, params }: { search: GoodsSearch; params: string | undefined }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const page = pageIn(query.get('page'))
  const { data, error, isLoading, mutate } = useData(searchGoods, {
    query: { ...(params && { params }), page, per_page: defaultPageSize },
  })
  const { heading, trail } = useHeading(search)
  usePageTitle(heading)
  return (
    <Container className={styles.page}>
      <Crumbs trail={trail} />
      <div className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <span className={styles.count} role="status">
          {data && !error ? t('shop.foundCount', { count: data.total }) : ''}
        </span>
      </div>
      <Filters search={search} />
      <AppliedFilters search={search} storeName={data?.data[0]?.store_name} />
      <SortBar search={search} />
      {error && !isLoading ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <Results search={search} found={data} page={page} busy={isLoading} onPage={next => setQuery({ page: String(next) })} />
      ) : (
        <CardsSkeleton count={10} />
      )}
    </Container>
  )
}

/** Product search: classes, brand, order, words and page all stand in the address. Source: screens-storefront, product search. */
export default function GoodsListPage() {
  const { params } = useParams()
  const search = readSearch(params)
  return search ? <Search search={search} params={params} /> : <UnreadableSearch />
}
