import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { formatPoints } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { SumRow, SumRows } from '#src/ui/order/sum-rows.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { PointsPrice } from './integral/points-price.tsx'
import { useExchange } from './integral/use-exchange.ts'
import { AddressChoice } from './order/address-choice.tsx'
import { CheckoutColumns } from './order/checkout-columns.tsx'
import { CheckoutSummary } from './order/checkout-summary.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'
import { RemarkPanel } from './order/remark-panel.tsx'
import { useAddresses } from './order/use-addresses.ts'
import { useKeptChoices } from './order/use-kept-choices.ts'

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 640px)': { gridTemplateColumns: '60px minmax(0, 1fr) auto', gap: tokens.spacingHorizontalM },
  },
  picture: { '@media (max-width: 640px)': { gridRow: 'span 2' } },
  name: { '@media (max-width: 640px)': { gridColumn: '2 / -1' } },
  quiet: { color: tokens.colorNeutralForeground2 },
})

type Goods = ReplyOf<typeof showIntegralGoods>

const Line = ({ goods, num, total }: { goods: Goods; num: number; total: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.line}>
      <Picture className={styles.picture} src={goods.goods_master_image} size={150} alt="" />
      <TextLink className={styles.name} to={`/integral/goods/${goods.id}`}>
        {goods.goods_name}
      </TextLink>
      <span className={styles.quiet}>
        {t('shop.points.amount', { points: formatPoints(goods.goods_price) })} × {num}
      </span>
      <PointsPrice value={total} />
    </div>
  )
}

const Draft = ({ goods, num }: { goods: Goods; num: number }) => {
  const { t } = useTranslation()
  const addresses = useAddresses()
  const [remark, setRemark] = useState('')
  useKeptChoices(`points/${goods.id}/${num}`, addresses, { coupons: {}, remark }, kept => setRemark(kept.remark))
  const { data: user } = useData(buyerInfo, { body: { provider: 'users' } }, { quiet: true })
  const { exchange, busy, refused } = useExchange()
  const total = moneyText(cents(goods.goods_price) * num)
  const short = user && cents(user.integral) < cents(total)
  const prepare = async () => {
    const address = await addresses.ask()
    return address && { id: goods.id, buy_num: num, address_id: address.id, ...(remark.trim() && { remark: remark.trim() }) }
  }
  const problem = refused || (short && t('shop.points.short', { points: formatPoints(user.integral) }))
  return (
    <CheckoutColumns
      summary={
        <CheckoutSummary
          label={t('shop.points.total')}
          total={<PointsPrice value={total} />}
          problem={problem ? { text: problem, intent: refused ? 'error' : 'warning' } : undefined}
          action={
            <AccentButton size="large" disabledFocusable={short ?? false} aria-busy={busy} onClick={() => void exchange(prepare)}>
              {t(busy ? 'shop.before.creating' : 'shop.points.payNow')}
            </AccentButton>
          }
        >
          <SumRows wide>
            {user && <SumRow label={t('shop.points.mine')} value={formatPoints(user.integral)} />}
            <SumRow label={t('shop.pay.freight')} value={t('shop.pay.freeFreight')} />
            <SumRow label={t('shop.points.total')} value={<PointsPrice value={total} />} />
          </SumRows>
        </CheckoutSummary>
      }
    >
      <AddressChoice addresses={addresses} />
      <Panel title={t('shop.before.goods')}>
        <Line goods={goods} num={num} total={total} />
      </Panel>
      <RemarkPanel value={remark} onChange={setRemark} />
    </CheckoutColumns>
  )
}

const Stopped = ({ hint }: { hint: string }) => {
  const { t } = useTranslation()
  return (
    <FlowCard>
      <EmptyState
        title={t('shop.before.refusedTitle')}
        hint={hint}
        action={
          <LinkButton appearance="primary" to="/integral">
            {t('title.integralShop')}
          </LinkButton>
        }
      />
    </FlowCard>
  )
}

/** /integral/order/{id}/{buy_num}: confirms an exchange: product, delivery address, cost in points. Source: PSC-4. */
export default function IntegralOrderPage() {
  const { t } = useTranslation()
  const { id = '', buy_num = '' } = useParams()
  const readable = /^[1-9]\d{0,14}$/.test(id) && /^[1-9]\d{0,3}$/.test(buy_num)
  const { data, error, isLoading, mutate } = useData(showIntegralGoods, readable ? { params: { id } } : null, {
    quiet: true,
    keepPreviousData: false,
  })
  const num = Number(buy_num)
  const body = () => {
    if (!readable || isFinalNo(error)) return <Stopped hint={error?.msg ?? t('shop.unknownGoodsHint')} />
    if (data)
      return data.goods_stock < num ? <Stopped hint={t('msg.stockErr')} /> : <Draft key={`${id}/${num}`} goods={data} num={num} />
    if (error && !isLoading)
      return (
        <FlowCard>
          <ErrorState error={error} onRetry={() => void mutate()} />
        </FlowCard>
      )
    return (
      <Panel title={t('shop.before.goods')}>
        <RowsSkeleton count={1} />
      </Panel>
    )
  }
  return (
    <FlowPage kind="points" at="shop.flow.confirm" title={t('title.integralOrder')}>
      {body()}
    </FlowPage>
  )
}
