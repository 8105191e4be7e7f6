import { makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { decodeParams } from '#contracts/api/kit/values.ts'
import { orderBefore, OrderParams } from '#contracts/api/orders.ts'
import { Panel } from '#src/ui/panel.tsx'
import { useData } from '#src/lib/use-data.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Field } from '#src/ui/field.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { RowsSkeleton } from '#src/ui/skeletons.tsx'
import { AddressChoice } from './order/address-choice.tsx'
import { DraftStore } from './order/draft-store.tsx'
import { DraftSummary } from './order/draft-summary.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'
import { couponIds, sumsOf, type CouponChoice, type DraftGroup } from './order/order-draft.ts'
import { useAddresses } from './order/use-addresses.ts'
import { useCreateOrder } from './order/use-create-order.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
})

/** Longest remark. Source: rules-storefront 8. */
const mostRemark = 150

/** A message in place of the form, with the way back to the cart. */
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

const Draft = ({ params, groups }: { params: string; groups: readonly DraftGroup[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const addresses = useAddresses()
  const [coupons, setCoupons] = useState<CouponChoice>({})
  const [remark, setRemark] = useState('')
  const { create, busy, refused, refuse } = useCreateOrder()
  const { chosen } = addresses
  const press = () => {
    if (!chosen) return refuse(t('shop.before.chooseAddress'))
    void create({
      params,
      address_id: chosen.id,
      coupon_id: couponIds(groups, coupons),
      ...(remark.trim() && { remark: remark.trim() }),
    })
  }
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <AddressChoice addresses={addresses} />
        <Panel title={t('shop.before.goods')}>
          <div>
            {groups.map(group => (
              <DraftStore
                key={group.store_info.id}
                group={group}
                chosen={coupons}
                onCoupon={id => setCoupons(before => ({ ...before, [group.store_info.id]: id }))}
              />
            ))}
          </div>
        </Panel>
        <Panel title={t('field.remark')}>
          <Field hint={`${remark.length} / ${mostRemark}`}>
            <Textarea
              aria-label={t('field.remark')}
              value={remark}
              maxLength={mostRemark}
              resize="vertical"
              placeholder={t('shop.before.remarkHint')}
              onChange={(_, data) => setRemark(data.value)}
            />
          </Field>
        </Panel>
      </div>
      <DraftSummary sums={sumsOf(groups, coupons)} address={chosen} refused={refused} busy={busy} onCreate={press} />
    </div>
  )
}

/** /order/before/{params}: what will be ordered, where it goes, what it costs before freight. */
const OrderBeforePage = () => {
  const { t } = useTranslation()
  const { params = '' } = useParams()
  const readable = decodeParams(params, OrderParams) !== undefined
  const { data, error, mutate } = useData(orderBefore, readable ? { body: { params } } : null, {
    quiet: true,
    keepPreviousData: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  return (
    <FlowPage at={2} title={t('shop.before.title')}>
      {!readable && <Stopped title={t('shop.before.brokenTitle')} hint={t('shop.before.brokenHint')} />}
      {readable && error?.kind === 'refused' && <Stopped title={t('shop.before.refusedTitle')} hint={error.msg} />}
      {readable && error && error.kind !== 'refused' && !data && (
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
      {readable && data && error?.kind !== 'refused' && <Draft key={params} params={params} groups={data} />}
    </FlowPage>
  )
}
export default OrderBeforePage
