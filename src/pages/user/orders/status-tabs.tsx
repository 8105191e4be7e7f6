import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
  tab: { whiteSpace: 'nowrap' },
})

/** The tabs in the order of an order's life; -1 is all. */
const tabs = [
  [-1, 'all'],
  [1, 'waitingPayment'],
  [2, 'waitingDelivery'],
  [3, 'waitingReceipt'],
  [4, 'waitingComment'],
  [6, 'completed'],
  [5, 'afterSales'],
  [0, 'cancelled'],
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
      {tabs.map(([value, name]) => (
        <Tab key={value} id={`${panelId}-${value}`} className={styles.tab} value={value} aria-controls={panelId}>
          {t(`user.status.${name}`)}
        </Tab>
      ))}
    </TabList>
  )
}
