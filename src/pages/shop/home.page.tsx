import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { homeGoods } from '#contracts/api/catalogue/goods.ts'
import { needTexts } from '#src/i18n/i18n.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Part } from '#src/ui/feedback/part.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { RunningSales } from './campaign/running-sales.tsx'
import { ClassStrip } from './home/class-strip.tsx'
import { FlashDeals, GroupDeals } from './home/deals.tsx'
import { Hero } from './home/hero.tsx'
import { Shelf } from './home/shelf.tsx'
import { Welcome } from './home/welcome.tsx'
import { hasOwnBackend } from '#src/lib/browser/app-base.ts'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '36px',
    paddingBlock: tokens.spacingVerticalXL,
    '@media (max-width: 640px)': { gap: tokens.spacingVerticalXXL, paddingBlock: tokens.spacingVerticalM },
  },
  /** Reserves the height, so that nothing jumps when the adverts arrive. */
  adverts: { minHeight: '140px' },
  top: {
    display: 'grid',
    gridTemplateColumns: '1fr 288px',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

// Below the fold.
const Adverts = lazy(async () => ({ default: (await import('./parts/adverts.tsx')).Adverts }))

// Builds for a real server have no tour.
const TourCard =
  import.meta.env.MODE === 'mock' && hasOwnBackend
    ? lazy(async () => {
        const [{ TourCard: Card }] = await Promise.all([import('#src/devtools/tour/tour-card.tsx'), needTexts('devtools')])
        return { default: Card }
      })
    : undefined

const Shelves = () => {
  const { t } = useTranslation()
  const { data: latest, error, mutate } = useData(homeGoods, {})
  // The page has about sixty cards: a deferred value lets React render them without blocking input.
  const data = useDeferredValue(latest)
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <CardsSkeleton count={8} />
  const filled = data.goods.filter(({ goods }) => goods.length > 0)
  if (filled.length === 0) return <EmptyState title={t('shop.noGoodsYet')} hint={t('shop.noGoodsYetHint')} />
  return filled.map(shelf => <Shelf key={shelf.id} shelf={shelf} />)
}

/** The home page: hero, flash sales, group buying, and up to eight products of each root category. Source: CAS-4, CAS-9, SRH-6. */
export default function HomePage() {
  const styles = useStyles()
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <Part>
          <Hero />
        </Part>
        <Part>
          <Welcome />
        </Part>
      </div>
      <Part instead={null}>
        <FlashDeals />
      </Part>
      <Part>
        <ClassStrip />
      </Part>
      {TourCard && (
        <Suspense fallback={<div style={{ minHeight: '66px' }} />}>
          <TourCard />
        </Suspense>
      )}
      <RunningSales>
        <Part instead={null}>
          <GroupDeals />
        </Part>
        <div className={styles.adverts}>
          <Part instead={null}>
            <Suspense fallback={null}>
              <Adverts spaces={['首页轮播', '首页右侧']} />
            </Suspense>
          </Part>
        </div>
        <Part>
          <Shelves />
        </Part>
      </RunningSales>
    </Container>
  )
}
