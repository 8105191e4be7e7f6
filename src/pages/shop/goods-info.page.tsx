import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showGoods } from '#contracts/api/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { isFinalNo } from '#src/lib/failure.ts'
import { useData } from '#src/lib/use-data.ts'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { GoodsScreen } from './goods/goods-screen.tsx'
import { GoodsSkeleton } from './goods/goods-skeleton.tsx'

const UnknownGoods = () => {
  const { t } = useTranslation()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('shop.unknownGoods')}
        hint={t('shop.unknownGoodsHint')}
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

/** In a flash sale or a group buy others take pieces and places by the minute. */
const eagerly = (goods: ReplyOf<typeof showGoods> | undefined) => (goods?.seckills || goods?.collectives ? 15_000 : 0)

const KnownId = ({ id }: { id: string }) => {
  const { data, error, isLoading, mutate } = useData(
    showGoods,
    { params: { id }, query: { saveCheck: 'true' } },
    { quiet: true, keepPreviousData: false, refreshInterval: eagerly },
  )
  // Much is drawn at once: in pieces, so that the page answers meanwhile.
  const goods = useDeferredValue(data)
  if (goods) return <GoodsScreen goods={goods} />
  if (isFinalNo(error)) return <UnknownGoods />
  return error && !isLoading ? (
    <Container>
      <ErrorState as="h1" error={error} onRetry={() => void mutate()} />
    </Container>
  ) : (
    <GoodsSkeleton />
  )
}

/** Product detail. Every product begins afresh: no choice is carried over from another one. Source: screens-storefront, product detail. */
export default function GoodsInfoPage() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownId key={id} id={id} /> : <UnknownGoods />
}
