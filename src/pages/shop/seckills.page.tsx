import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FlashRegular } from '@fluentui/react-icons/svg/flash'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listSeckills } from '#contracts/api/marketing/seckills.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { SaleCard } from './campaign/sale-card.tsx'
import { SaleSlots, slots } from './campaign/sale-slots.tsx'
import { pageIn } from './search/search-params.ts'
import { ListHead } from './parts/list-head.tsx'
import { NoSuchPage } from './parts/no-such-page.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: tokens.spacingVerticalXXL },
  busy: { opacity: 0.55 },
})

const NoSales = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      icon={<FlashRegular />}
      title={t('shop.sale.none')}
      hint={t('shop.sale.noneHint')}
      action={<LinkButton to="/s">{t('shop.seeAll')}</LinkButton>}
    />
  )
}

/** /seckills: the flash sales of this hour and the next three, updated at the full hour. Source: MKS-8. */
export default function SeckillsPage() {
  const styles = useStyles()
  const grid = useCardGridStyles()
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const slot = slots.find(one => String(one) === query.get('slot')) ?? 0
  const page = pageIn(query.get('page'))
  const { data, error, isLoading, mutate } = useData(listSeckills, { query: { start_time: slot, page, per_page: 30 } })
  return (
    <Container className={styles.page}>
      <div>
        <Crumbs trail={[{ name: t('title.seckills') }]} />
        <ListHead title={t('title.seckills')} count={error ? undefined : data?.total} />
      </div>
      <SaleSlots chosen={slot} onHour={() => void mutate()} />
      {error && !isLoading ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <CardsSkeleton count={5} />
      ) : data.total === 0 ? (
        <NoSales />
      ) : data.data.length === 0 ? (
        <NoSuchPage page={page} first={slot > 0 ? `?slot=${slot}` : '/seckills'} />
      ) : (
        <>
          <ul className={mergeClasses(grid.grid, isLoading && styles.busy)} aria-busy={isLoading}>
            {data.data.map(goods => (
              <li key={`${goods.id}-${goods.start_time}`}>
                <SaleCard goods={goods} />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            lastPage={data.last_page}
            total={data.total}
            onChange={next => setQuery({ ...(slot > 0 && { slot: String(slot) }), page: String(next) })}
          />
        </>
      )}
    </Container>
  )
}
