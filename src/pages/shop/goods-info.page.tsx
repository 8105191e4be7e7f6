import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { GoodsScreen } from './goods/goods-screen.tsx'
import { GoodsState, UnknownGoods } from './goods/goods-state.tsx'

const Unknown = () => {
  const { t } = useTranslation()
  return (
    <UnknownGoods
      action={
        <>
          <LinkButton appearance="primary" to="/s">
            {t('shop.seeAll')}
          </LinkButton>
          <LinkButton to="/">{t('shell.home')}</LinkButton>
        </>
      }
    />
  )
}

/** Polls products in a flash sale or group buy, because stock and free seats change quickly; in milliseconds, 0 is off. */
const pollInterval = (goods: ReplyOf<typeof showGoods> | undefined) => (goods?.seckills || goods?.collectives ? 15_000 : 0)

const KnownId = ({ id }: { id: string }) => {
  const { data, error, isLoading, mutate } = useData(
    showGoods,
    { params: { id }, query: { saveCheck: 'true' } },
    { quiet: true, keepPreviousData: false, refreshInterval: pollInterval },
  )
  // The page is large: a deferred value lets React render it without blocking input.
  const goods = useDeferredValue(data)
  if (goods) return <GoodsScreen goods={goods} />
  return <GoodsState error={error} isLoading={isLoading} unknown={<Unknown />} onRetry={() => void mutate()} />
}

/** Product detail. Keyed by id, so no choice is carried over from another product. Source: CAS-2. */
export default function GoodsInfoPage() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownId key={id} id={id} /> : <Unknown />
}
