import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { decodeParams } from '#contracts/wire/params.ts'
import { orderBefore, OrderParams } from '#contracts/api/orders/orders.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { AddressChoice } from './order/address-choice.tsx'
import { CheckoutColumns } from './order/checkout-columns.tsx'
import { DraftStore } from './order/draft-store.tsx'
import { DraftSummary } from './order/draft-summary.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'
import { together } from './order/estimate.ts'
import { couponIds, type DraftGroup } from './order/order-draft.ts'
import { RemarkPanel } from './order/remark-panel.tsx'
import { useAddresses } from './order/use-addresses.ts'
import { useCouponChoice } from './order/use-coupon-choice.ts'
import { useCreateOrder, type Prepared } from './order/use-create-order.ts'
import { useEstimate } from './order/use-estimate.ts'
import { useKeptChoices } from './order/use-kept-choices.ts'

/** A message in place of the form, with a link back to the cart. */
const Stopped = ({ title, hint }: { title: string; hint: string }) => {
  const { t } = useTranslation()
  return (
    <FlowCard>
      <EmptyState
        icon={<LinkDismissRegular />}
        title={title}
        hint={hint}
        action={
          <LinkButton appearance="primary" to="/carts">
            {t('shop.before.toCart')}
          </LinkButton>
        }
      />
    </FlowCard>
  )
}

type DraftProps = {
  params: string
  order: OrderParams['order']
  groups: readonly DraftGroup[]
  /** Called if the server offers fewer coupons than before. */
  onOffered: (groups: DraftGroup[]) => void
}

const Draft = ({ params, order, groups, onOffered }: DraftProps) => {
  const { t } = useTranslation()
  const addresses = useAddresses()
  const { coupons, setCoupons, missing } = useCouponChoice({ params, groups, onOffered })
  const [remark, setRemark] = useState('')
  useKeptChoices(params, addresses, { coupons, remark }, kept => {
    setCoupons(kept.coupons)
    setRemark(kept.remark)
  })
  const { create, stage, refused } = useCreateOrder()
  const { chosen } = addresses
  const { estimates, notDelivered, stillReckoning } = useEstimate({ params, order, groups, addressId: chosen?.id, coupons })
  const sums = estimates && together(estimates)
  const prepare = async (): Promise<Prepared> => {
    const address = await addresses.ask()
    if (!address) return undefined
    return (
      (await missing()) ?? {
        params,
        address_id: address.id,
        coupon_id: couponIds(groups, coupons),
        ...(remark.trim() && { remark: remark.trim() }),
      }
    )
  }
  return (
    <CheckoutColumns
      summary={
        <DraftSummary
          sums={sums}
          stillReckoning={stillReckoning}
          address={chosen}
          refused={refused ?? notDelivered}
          stage={stage}
          onCreate={() => void create(prepare, sums)}
        />
      }
    >
      <AddressChoice addresses={addresses} />
      <Panel title={t('shop.before.goods')}>
        <div>
          {groups.map((group, at) => (
            <DraftStore
              key={group.store_info.id}
              group={group}
              chosen={coupons}
              estimate={estimates?.[at]}
              onCoupon={id => setCoupons(before => ({ ...before, [group.store_info.id]: id }))}
            />
          ))}
        </div>
      </Panel>
      <RemarkPanel value={remark} onChange={setRemark} />
    </CheckoutColumns>
  )
}

/** /order/before/{params}: confirms an order: its lines, the delivery address, the estimated cost. */
const OrderBeforePage = () => {
  const { t } = useTranslation()
  const { params = '' } = useParams()
  const wanted = decodeParams(params, OrderParams)
  const readable = wanted !== undefined
  const { data, error, mutate } = useData(orderBefore, readable ? { body: { params } } : null, {
    quiet: true,
    keepPreviousData: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  return (
    <FlowPage kind="money" at="shop.flow.confirm" title={t('shop.before.title')}>
      {!readable && <Stopped title={t('shop.before.brokenTitle')} hint={t('shop.before.brokenHint')} />}
      {readable && isFinalNo(error) && <Stopped title={t('shop.before.refusedTitle')} hint={error.msg} />}
      {readable && error && !isFinalNo(error) && !data && (
        <FlowCard>
          <ErrorState
            error={error}
            onRetry={() => {
              void mutate()
            }}
          />
        </FlowCard>
      )}
      {readable && !error && !data && (
        <Panel title={t('shop.before.goods')}>
          <RowsSkeleton />
        </Panel>
      )}
      {wanted && data && !isFinalNo(error) && (
        <Draft
          key={params}
          params={params}
          order={wanted.order}
          groups={data}
          onOffered={groups => void mutate(groups, { revalidate: false })}
        />
      )}
    </FlowPage>
  )
}
export default OrderBeforePage
