import { Accordion, AccordionHeader, AccordionItem, AccordionPanel, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { OrderDetail } from '#contracts/api/orders/back-office-orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'
import type { TrackCall } from './order-calls.ts'
import { OrderLineRow } from './order-line-row.tsx'
import { OrderSums } from './order-sums.tsx'
import { Tracking } from './tracking.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  sums: { paddingTop: tokens.spacingVerticalM, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  panel: { margin: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
})

type Order = Pick<
  z.infer<typeof OrderDetail>,
  | 'id'
  | 'order_goods'
  | 'order_price'
  | 'freight_money'
  | 'coupon_money'
  | 'total_price'
  | 'pay_time'
  | 'delivery_code'
  | 'delivery_no'
>

const OrderTracking = ({ track, id }: { track: TrackCall; id: number }) => {
  const { t } = useTranslation()
  const { data, error, isValidating, mutate } = useData(
    track,
    { body: { id } },
    { dedupingInterval: 0, keepPreviousData: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (isValidating) return <LinesSkeleton count={3} />
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  return data && data.length > 0 ? (
    <Tracking events={data} />
  ) : (
    <EmptyState title={t('orders.noTracking')} hint={t('orders.noTrackingHint')} />
  )
}

/** Loaded when opened, dropped from the cache when closed. */
const Logistics = ({ track, id }: { track: TrackCall; id: number }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState<string[]>([])
  return (
    <Accordion collapsible openItems={open} onToggle={(_, data) => setOpen(data.openItems.map(String))}>
      <AccordionItem value="tracking">
        <AccordionHeader as="h3">{t('orders.tracking')}</AccordionHeader>
        <AccordionPanel className={styles.panel}>{open.length > 0 && <OrderTracking track={track} id={id} />}</AccordionPanel>
      </AccordionItem>
    </Accordion>
  )
}

/** Content of an order: its products and sums and, once shipped, the tracking of the parcel. */
export const orderExtra = (track: TrackCall) =>
  function OrderExtra({ record }: { record: Order }) {
    const { t } = useTranslation()
    const styles = useStyles()
    const { id, order_goods, delivery_code, delivery_no, order_price, freight_money, coupon_money, total_price, pay_time } =
      record
    const sums = { goods: order_price, freight: freight_money, discount: coupon_money, total: total_price }
    return (
      <section className={styles.root} aria-label={t('orders.goods')}>
        <h3 className={styles.title}>{t('orders.goods')}</h3>
        {order_goods.map((line, at) => (
          <OrderLineRow key={at} line={line} total={line.total_price} />
        ))}
        <div className={styles.sums}>
          <OrderSums sums={sums} totalLabel={t(pay_time ? 'orders.paid' : 'orders.toPay')} />
        </div>
        {delivery_code !== '' && delivery_no !== '' && <Logistics track={track} id={id} />}
      </section>
    )
  }
