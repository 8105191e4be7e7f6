import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Panel } from '../layout/panel.tsx'
import { TextLink } from '../controls/text-link.tsx'

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
  tile: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, textDecorationLine: 'none' },
  },
  count: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  plain: { color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  label: { color: tokens.colorNeutralForeground2 },
})

type Counts = {
  readonly order_wait: number
  readonly order_send: number
  readonly order_complete: number
  readonly order_refund: number
}

const tiles = [
  { field: 'order_wait', status: 1, colour: 'plain', word: 'orders.stage.waitingPayment' },
  { field: 'order_complete', status: 6, colour: 'success', word: 'orders.stage.completed' },
  { field: 'order_send', status: 2, colour: 'danger', word: 'orders.stage.waitingDelivery' },
  { field: 'order_refund', status: 5, colour: 'warning', word: 'dashboard.afterSales' },
] as const

/**
 * Order counts by stage; each links to the filtered order list.
 * @param props.orders URL of the order list.
 */
export const OrdersCard = ({ orders, ...counts }: Counts & { orders: string }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Panel title={t('dashboard.orders')}>
      <div className={styles.grid}>
        {tiles.map(({ field, status, colour, word }) => (
          <TextLink key={field} to={`${orders}?order_status=${status}`} className={styles.tile}>
            <span className={mergeClasses(styles.count, styles[colour])}>{counts[field]}</span>
            <span className={styles.label}>{t(word)}</span>
          </TextLink>
        ))}
      </div>
    </Panel>
  )
}
