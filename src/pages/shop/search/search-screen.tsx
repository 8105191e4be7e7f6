import { makeStyles, tokens } from '@fluentui/react-components'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { searchGoods, type GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { defaultPageSize } from '#contracts/api/kit/list-query.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { Adverts } from '../parts/adverts.tsx'
import { ListHead } from '../parts/list-head.tsx'
import { useSearchLinks } from '../parts/use-search-links.ts'
import { RunningSales } from '../campaign/running-sales.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { classPath } from './class-path.ts'
import { Filters } from './filters.tsx'
import { Results } from './results.tsx'
import { pageIn, pathsBelow, readSearch } from './search-params.ts'
import { SearchPathContext, useSearchPath } from './search-path.ts'
import { SortBar } from './sort-bar.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: tokens.spacingVerticalXXL },
})

const UnreadableSearch = () => {
  const { t } = useTranslation()
  const pathOf = useSearchPath()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('shop.badSearch')}
        hint={t('shop.badSearchHint')}
        action={
          <>
            <LinkButton appearance="primary" to={pathOf({})}>
              {t('shop.seeAll')}
            </LinkButton>
            <LinkButton to="/">{t('shell.home')}</LinkButton>
          </>
        }
      />
    </Container>
  )
}

type All = 'shell.allGoods' | 'title.collectives'

const useHeading = (search: GoodsSearch, all: All) => {
  const { t } = useTranslation()
  const pathOf = useSearchPath()
  const { data: site } = useSite()
  const path = classPath(site?.classes ?? [], search)
  const heading = search.keywords ? t('shop.resultsFor', { text: search.keywords }) : (path.at(-1)?.name ?? t(all))
  const steps = path.map((step, at) =>
    at === path.length - 1 && !search.keywords ? { name: step.name } : { name: step.name, to: pathOf(step.search) },
  )
  const last = search.keywords || path.length === 0 ? [{ name: heading }] : []
  return { heading, trail: [...steps, ...last] }
}

type SearchProps = Omit<Props, 'root'> & { search: GoodsSearch; params: string | undefined }

const Search = ({ search, params, all, groups, banner }: SearchProps) => {
  const styles = useStyles()
  const [query, setQuery] = useSearchParams()
  const page = pageIn(query.get('page'))
  const { data, error, isLoading, mutate } = useData(searchGoods, {
    query: { ...(params && { params }), ...(groups && { is_collective: 1 }), page, per_page: defaultPageSize },
  })
  // A deferred value lets React render the many cards without blocking input.
  const found = useDeferredValue(data)
  const { heading, trail } = useHeading(search, all)
  usePageTitle(heading)
  return (
    <Container className={styles.page}>
      <Crumbs trail={trail} />
      {banner ?? (search.pid !== undefined && <Adverts low spaces={['分类页横幅']} />)}
      <ListHead title={heading} count={error ? undefined : data?.total} />
      <Filters search={search} />
      <AppliedFilters search={search} storeName={data?.data[0]?.store_name} />
      <SortBar search={search} />
      {error && !isLoading ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : found ? (
        <Results search={search} found={found} page={page} busy={isLoading} onPage={next => setQuery({ page: String(next) })} />
      ) : (
        <CardsSkeleton count={10} />
      )}
    </Container>
  )
}

type Props = {
  /** Path of the page; its searches are below it. */
  root: string
  /** The title of the page without conditions. */
  all: All
  /** Only products with a group-buy offer. */
  groups?: true
  /** Above the filters. */
  banner?: ReactNode
}

/** A product search with filters, chips, sort orders and pages, at `root/{params}`. */
export const SearchScreen = ({ root, ...rest }: Props) => {
  const { params } = useParams()
  const search = readSearch(params)
  const pathOf = useMemo(() => pathsBelow(root), [root])
  const linkOf = useSearchLinks(search ?? {}, pathOf)
  return (
    <SearchPathContext value={{ pathOf, linkOf }}>
      <RunningSales>{search ? <Search search={search} params={params} {...rest} /> : <UnreadableSearch />}</RunningSales>
    </SearchPathContext>
  )
}
