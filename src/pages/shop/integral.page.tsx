import { makeStyles, tokens } from '@fluentui/react-components'
import { GiftRegular } from '@fluentui/react-icons/svg/gift'
import { useTranslation } from 'react-i18next'
import { integralHome } from '#contracts/api/points/integral-goods.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { chooseClass, searchPath } from './integral/integral-search.ts'
import { PointsPurse } from './integral/points-purse.tsx'
import { PointsShelf } from './integral/points-shelf.tsx'
import { PointsWays } from './integral/points-ways.tsx'
import { PageBanner } from './parts/page-banner.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, paddingBlock: tokens.spacingVerticalL },
})

const Shelves = () => {
  const { t } = useTranslation()
  const { data, error, isLoading, mutate } = useData(integralHome, {})
  if (!data) return error && !isLoading ? <ErrorState error={error} onRetry={() => void mutate()} /> : <CardsSkeleton count={8} />
  const shelves = data.list.filter(({ integral_goods }) => integral_goods.length > 0)
  if (shelves.length === 0 && data.recommend.length === 0)
    return <EmptyState icon={<GiftRegular />} title={t('shop.points.nothing')} hint={t('shop.noGoodsYetHint')} />
  return (
    <>
      {data.recommend.length > 0 && (
        <PointsShelf name={t('shop.points.recommended')} more={searchPath({})} list={data.recommend} />
      )}
      {shelves.map(({ id, name, integral_goods }) => (
        <PointsShelf key={id} name={name} more={searchPath(chooseClass({}, id))} list={integral_goods} />
      ))}
    </>
  )
}

/** /integral: the points shop, with recommendations and some products of each category. Source: PSC-1. */
export default function IntegralPage() {
  const styles = useStyles()
  return (
    <Container className={styles.page}>
      <PageBanner as="h1" title="title.integralShop" lead="shop.points.lead" />
      <PointsPurse />
      <PointsWays />
      <Shelves />
    </Container>
  )
}
