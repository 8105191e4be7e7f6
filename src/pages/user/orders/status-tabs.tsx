import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { position: 'relative', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
  tab: { whiteSpace: 'nowrap' },
})

/** The tabs in the order of an order's life; -1 is all. */
const tabs = [
  [-1, 'user.status.all'],
  [1, 'user.status.waitingPayment'],
  [2, 'user.status.waitingDelivery'],
  [3, 'user.status.waitingReceipt'],
  [4, 'user.status.waitingComment'],
  [6, 'user.status.completed'],
  [5, 'user.status.afterSales'],
  [0, 'user.status.cancelled'],
] as const

/** The statuses as tabs of the list below (`panelId`). */
export const StatusTabs = ({
  status,
  panelId,
  onChange,
}: {
  status: number
  panelId: string
  onChange: (status: number) => void
}) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <TabList
      className={styles.root}
      aria-label={t('user.orders.statusLabel')}
      selectedValue={status}
      onTabSelect={(_, data) => onChange(Number(data.value))}
    >
      {tabs.map(([value, label]) => (
        <Tab key={value} id={`${panelId}-${value}`} className={styles.tab} value={value} aria-controls={panelId}>
          {t(label)}
        </Tab>
      ))}
    </TabList>
  )
}
