import { makeStyles, tokens } from '@fluentui/react-components'
import { StoreMicrosoftRegular } from '@fluentui/react-icons/svg/store-microsoft'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { showStore } from '#contracts/api/stores/stores.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { named } from '#src/lib/format/text.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Part } from '#src/ui/feedback/part.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { RunningSales } from './campaign/running-sales.tsx'
import { ContactButton } from './chat/contact-button.tsx'
import { Ranking } from './search/ranking.tsx'
import { StoreCard } from './goods/store-card.tsx'
import { FavoriteButton } from './parts/favorite-button.tsx'
import { isHidden } from './stores/is-hidden.ts'
import { Slides } from './stores/slides.tsx'
import { StoreGoods } from './stores/store-goods.tsx'

const phone = '@media (max-width: 800px)'
const useStyles = makeStyles({
  page: { paddingBottom: tokens.spacingVerticalXXL },
  body: {
    display: 'grid',
    gridTemplateColumns: '288px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalL,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  aside: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL, minWidth: 0 },
  ranking: { [phone]: { display: 'none' } },
})

type Store = ReplyOf<typeof showStore>

/** Shown for a store that does not exist or is not open. */
const UnknownStore = () => {
  const { t } = useTranslation()
  return (
    <Container>
      <EmptyState
        as="h1"
        icon={<StoreMicrosoftRegular />}
        title={t('shop.stores.unknown')}
        hint={t('shop.stores.unknownHint')}
        action={
          <LinkButton appearance="primary" to="/stores">
            {t('title.stores')}
          </LinkButton>
        }
      />
    </Container>
  )
}

const StoreScreen = ({ store }: { store: Store }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const name = named(store.store_name)
  usePageTitle(name)
  return (
    <Container className={styles.page}>
      <Crumbs trail={[{ name: t('title.stores'), to: '/stores' }, { name }]} />
      <Part instead={null}>
        <Slides slides={store.store_slide} label={t('shop.stores.slides', { name })} />
      </Part>
      <RunningSales>
        <div className={styles.body}>
          <aside className={styles.aside}>
            <StoreCard as="h1" store={store} rate={store.rate}>
              <FavoriteButton target={{ is_type: 1, out_id: store.id }} />
              <ContactButton ownerId={store.user_id} name={name} />
            </StoreCard>
            <div className={styles.ranking}>
              <Part>
                <Ranking list={store.sale_list} />
              </Part>
            </div>
          </aside>
          <Part>
            <StoreGoods storeId={store.id} />
          </Part>
        </div>
      </RunningSales>
    </Container>
  )
}

const KnownId = ({ id }: { id: string }) => {
  const { data, error, isLoading, mutate } = useData(showStore, { params: { id } }, { quiet: true, keepPreviousData: false })
  if (data) return isHidden(data) ? <UnknownStore /> : <StoreScreen store={data} />
  if (isFinalNo(error)) return <UnknownStore />
  return (
    <Container>
      {error && !isLoading ? <ErrorState as="h1" error={error} onRetry={() => void mutate()} /> : <CardsSkeleton count={8} />}
    </Container>
  )
}

/** /store/{id}: a store with its coupons and products. Source: STS-2. */
export default function StorePage() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownId key={id} id={id} /> : <UnknownStore />
}
