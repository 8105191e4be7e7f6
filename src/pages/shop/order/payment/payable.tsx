import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import type { OrderSummary } from '#contracts/api/orders/orders.ts'
import { cents } from '#contracts/wire/money.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { OrderLineRow } from '#src/ui/order/order-line-row.tsx'
import { OrderSums } from '#src/ui/order/order-sums.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PayMethods } from './pay-methods.tsx'
import { paySums } from './pay-sums.ts'
import { usePayment } from './use-payment.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pay: { position: 'sticky', top: tokens.spacingVerticalXL, '@media (max-width: 900px)': { position: 'static' } },
  order: {
    ':not(:first-child)': {
      marginTop: tokens.spacingVerticalL,
      paddingTop: tokens.spacingVerticalL,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  number: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  sums: {
    marginBottom: tokens.spacingVerticalL,
    paddingBottom: tokens.spacingVerticalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

const Order = ({ order }: { order: OrderSummary }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <section className={styles.order} aria-label={order.order_no}>
      <h3 className={styles.number}>
        {t('field.order_no')} {order.order_no}
      </h3>
      <ul className={styles.lines}>
        {order.order_goods.map((line, at) => (
          <li key={at}>
            <OrderLineRow line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Router state from the confirmation page. */
const RouterState = z.object({ estimate: z.string().optional() })

/** The estimate shown before the orders were placed, if it differs: a coupon or sale may have ended since. */
const useDifference = (total: string): string | undefined => {
  const { estimate } = RouterState.safeParse(useLocation().state).data ?? {}
  return estimate !== undefined && cents(estimate) !== cents(total) ? estimate : undefined
}

/** The orders, their total, and the payment methods. */
export const Payable = ({ orders }: { orders: readonly OrderSummary[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [asksPassword, setAsksPassword] = useState(false)
  const { data: user } = useData(buyerInfo, { body: { provider: 'users' } }, { quiet: true })
  const { byBalance, byScan, renewCode, code, poll, refused, asking, closeCode, dialogClosed } = usePayment(orders)
  const sums = paySums(orders)
  const differs = useDifference(sums.total)
  return (
    <div className={styles.root}>
      <Panel title={t('shop.pay.orders')}>
        <div>
          {orders.map(order => (
            <Order key={order.id} order={order} />
          ))}
        </div>
      </Panel>
      <Panel
        className={styles.pay}
        title={t('shop.pay.method')}
        extra={
          <TextLink brand to="/user/orders">
            {t('shop.pay.later')}
          </TextLink>
        }
      >
        <div className={styles.sums}>
          {differs && (
            <MessageBar intent="warning">
              <MessageBarBody>{t('shop.pay.differs', { estimate: formatMoney(differs) })}</MessageBarBody>
            </MessageBar>
          )}
          <OrderSums wide sums={sums} totalLabel={t('shop.pay.total')} />
        </div>
        <PayMethods
          total={sums.total}
          balance={user?.money}
          refused={refused}
          busy={asking}
          onBalance={() => setAsksPassword(true)}
          onScan={method => {
            void byScan(method)
          }}
        />
      </Panel>
      <PasswordDialog
        open={asksPassword}
        total={sums.total}
        onPay={byBalance}
        onClose={() => setAsksPassword(false)}
        onClosed={dialogClosed}
      />
      <CodeDialog
        code={code}
        total={sums.total}
        poll={poll}
        refused={refused}
        asking={asking}
        onRenew={() => {
          void renewCode()
        }}
        onClose={closeCode}
        onClosed={dialogClosed}
      />
    </div>
  )
}
