import { makeStyles, mergeClasses, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { GiftRegular } from '@fluentui/react-icons/svg/gift'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { listIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { searchIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { decoded } from '#contracts/wire/request-path.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { FilterLinks } from './search/filter-row.tsx'
import { sortWords } from './search/sort-bar.tsx'
import { pageIn } from './search/search-params.ts'
import {
  chooseClass,
  chooseSort,
  ignoredKeys,
  readSearch,
  searchPath,
  sortKeys,
  type Search,
} from './integral/integral-search.ts'
import { PointsCard } from './integral/points-card.tsx'
import { FilterChips } from './parts/filter-chips.tsx'
import { ListHead } from './parts/list-head.tsx'
import { NoSuchPage } from './parts/no-such-page.tsx'
import { SortLinks } from './parts/sort-links.tsx'
import { useSearchLinks } from './parts/use-search-links.ts'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: tokens.spacingVerticalXXL },
  filters: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  busy: { opacity: 0.55 },
})

const Nothing = ({ title }: { title: string }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      icon={<GiftRegular />}
      title={title}
      action={
        <LinkButton appearance="primary" to={searchPath({})}>
          {t('shop.points.all')}
        </LinkButton>
      }
    />
  )
}

/** The result of the search in the URL. Several components use it; the cache sends one request. */
const useFound = () => {
  const { params } = useParams()
  const [query, setQuery] = useSearchParams()
  const page = pageIn(query.get('page'))
  const found = useData(searchIntegralGoods, { query: { ...(params && { params }), page, per_page: 30 } })
  return { ...found, page, setQuery }
}

const Head = () => {
  const { t } = useTranslation()
  const { data, error } = useFound()
  return <ListHead title={t('shop.points.all')} count={error ? undefined : data?.total} />
}

const Found = ({ search }: { search: Search }) => {
  const styles = useStyles()
  const grid = useCardGridStyles()
  const { t } = useTranslation()
  const { data, error, isLoading, mutate, page, setQuery } = useFound()
  if (error && !isLoading) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <CardsSkeleton count={10} />
  if (data.total > 0 && data.data.length === 0) return <NoSuchPage page={page} first={searchPath(search)} />
  if (data.total === 0)
    return <Nothing title={search.cid || search.keywords ? t('shop.nothingFound') : t('shop.points.nothing')} />
  return (
    <>
      <ul className={mergeClasses(grid.grid, isLoading && styles.busy)} aria-busy={isLoading}>
        {data.data.map((goods, at) => (
          <li key={goods.id}>
            <PointsCard goods={goods} eager={at < 5} />
          </li>
        ))}
      </ul>
      <Pager page={page} lastPage={data.last_page} total={data.total} onChange={next => setQuery({ page: String(next) })} />
    </>
  )
}

const Controls = ({ search }: { search: Search }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: classes = [] } = useData(listIntegralClasses, {}, { quiet: true, revalidateIfStale: false })
  const linkOf = useSearchLinks(search, searchPath)
  const options = [{ id: 0, name: t('shop.all') }, ...classes].map(({ id, name }) => ({
    id,
    name,
    link: linkOf(latest => chooseClass(latest, id)),
    chosen: (search.cid ?? 0) === id,
  }))
  const chosen = classes.find(({ id }) => id === search.cid)
  const { keywords } = search
  const keepScroll = { preventScrollReset: true }
  const offers = [
    {
      key: 'default',
      name: t('shop.sortDefault'),
      link: linkOf(latest => chooseSort(latest, undefined), keepScroll),
      chosen: !search.sort_type,
    },
    ...sortKeys.map(key => ({
      key,
      name: key === 'goods_price' ? t('shop.points.sortPrice') : t(sortWords[key]),
      link: linkOf(latest => chooseSort(latest, key), keepScroll),
      chosen: search.sort_type === key,
    })),
  ]
  return (
    <>
      <div className={styles.filters}>
        <FilterLinks label={t('shop.class')} options={options} />
      </div>
      <FilterChips
        filters={[
          ...(keywords
            ? [{ name: t('shop.chipKeywords', { text: decoded(keywords) }), without: linkOf(({ keywords: _, ...rest }) => rest) }]
            : []),
          ...(chosen ? [{ name: chosen.name, without: linkOf(latest => chooseClass(latest, 0)) }] : []),
        ]}
        cleared={linkOf(() => ({}))}
      />
      <SortLinks offers={offers} order={search.sort_type && search.sort_order} />
    </>
  )
}

/** Says which filters of the URL have no effect here, so that the list is not mistaken for their result. Source: PSC-10. */
const Ignored = ({ keys }: { keys: readonly string[] }) => {
  const { t } = useTranslation()
  if (keys.length === 0) return null
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>{t('shop.points.ignored', { keys: keys.join(', ') })}</MessageBarBody>
    </MessageBar>
  )
}

/** /integral/search/{params}: the products of the points shop by category and order. Source: PSC-2. */
export default function IntegralSearchPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { params } = useParams()
  const search = readSearch(params)
  return (
    <Container className={styles.page}>
      <div>
        <Crumbs trail={[{ name: t('title.integralShop'), to: '/integral' }, { name: t('shop.points.all') }]} />
        {search ? <Head /> : <ListHead title={t('shop.points.all')} count={undefined} />}
      </div>
      {search ? (
        <>
          <Ignored keys={ignoredKeys(params)} />
          <Controls search={search} />
          <Found search={search} />
        </>
      ) : (
        <Nothing title={t('shop.badSearch')} />
      )}
    </Container>
  )
}
