import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { StoreMicrosoftRegular } from '@fluentui/react-icons/svg/store-microsoft'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encodeParams } from '#contracts/wire/params.ts'
import { listStores } from '#contracts/api/stores/stores.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { askForPosition, knownPosition } from '#src/lib/browser/geolocation.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { SortLinks } from './parts/sort-links.tsx'
import { useListAddress } from './parts/use-list-address.ts'
import { RunningSales } from './campaign/running-sales.tsx'
import { StoreRow } from './stores/store-row.tsx'

const useStyles = makeStyles({
  page: { paddingBottom: tokens.spacingVerticalXXL },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginBlock: tokens.spacingVerticalM,
  },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  busy: { opacity: 0.55 },
})

const keys = ['distance'] as const

const NoStores = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<StoreMicrosoftRegular />}
      title={t('shop.stores.none')}
      hint={t('shop.stores.noneHint')}
      action={<LinkButton to="/store/join">{t('shop.join.title')}</LinkButton>}
    />
  )
}

/** Requests the visitor's location, which sorts the stores by distance. */
const usePosition = () => {
  const { t } = useTranslation()
  const [position, setPosition] = useState(knownPosition)
  const ask = async () => {
    const found = await askForPosition()
    if (found) setPosition(found)
    else notify.error(t('shop.stores.noPlace'))
  }
  return { position, ask }
}

/** /stores: the open stores, newest or nearest first. Source: STS-1. */
export default function StoresPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { sort, order, page, goTo, sortedBy } = useListAddress(keys)
  const { position, ask } = usePosition()
  const { data, error, isLoading, mutate } = useData(listStores, {
    query: {
      ...(sort && { params: encodeParams({ sort_type: sort, sort_order: order }) }),
      ...position,
      page,
      per_page: 30,
    },
  })
  const offers = [
    { key: 'default', name: t('shop.sortDefault'), link: sortedBy(undefined), chosen: !sort },
    { key: 'distance', name: t('shop.stores.distance'), link: sortedBy('distance'), chosen: sort === 'distance' },
  ]
  return (
    <Container className={styles.page}>
      <Crumbs trail={[{ name: t('title.stores') }]} />
      <h1 className={styles.title}>{t('title.stores')}</h1>
      <div className={styles.bar}>
        <SortLinks offers={offers} order={order} />
        <Button icon={<LocationRegular />} onClick={() => void ask()}>
          {t('shop.stores.here')}
        </Button>
      </div>
      {error && !isLoading ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <RowsSkeleton count={6} />
      ) : data.total === 0 ? (
        <NoStores />
      ) : (
        <>
          <RunningSales>
            <ul className={mergeClasses(styles.list, isLoading && styles.busy)} aria-busy={isLoading}>
              {data.data.map(store => (
                <li key={store.id}>
                  <StoreRow store={store} />
                </li>
              ))}
            </ul>
          </RunningSales>
          <Pager page={page} lastPage={data.last_page} total={data.total} onChange={goTo} />
        </>
      )}
    </Container>
  )
}
