import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShipOrder } from './order-calls.ts'
import { OrderLineRow } from './order-line-row.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  no: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  order: Pick<ShipOrder, 'order_no' | 'order_goods'>
  /** The server's reason for refusing the request. */
  reason: string | undefined
  /** Shows prices in points. */
  inPoints?: boolean
  children: ReactNode
}

/** One order of a bulk dialog: its number, the reason of a refusal, its products, then the children. */
export const OrderBlock = ({ order: { order_no: no, order_goods }, reason, inPoints = false, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={`${t('field.order_no')} ${no}`}>
      <h3 className={styles.no}>
        {t('field.order_no')} {no}
      </h3>
      {reason !== undefined && (
        <MessageBar intent="error">
          <MessageBarBody>{reason}</MessageBarBody>
        </MessageBar>
      )}
      {order_goods.map((line, at) => (
        <OrderLineRow key={at} line={line} total={line.total_price} inPoints={inPoints} />
      ))}
      {children}
    </section>
  )
}
