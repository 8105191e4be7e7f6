import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  tabs: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalM})`, marginBottom: tokens.spacingVerticalL },
})

const names = { phone: 'auth.byPhone', name: 'auth.byName' } as const
type Way = keyof typeof names

/** Tabs with two forms: by phone and by user name. @param props.first the tab that is open first. */
export const WayTabs = ({ first, phone, name }: { first: Way; phone: ReactNode; name: ReactNode }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const id = useId()
  const [way, setWay] = useState<Way>(first)
  const order: readonly Way[] = first === 'phone' ? ['phone', 'name'] : ['name', 'phone']
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={way}
        aria-label={t('auth.ways')}
        onTabSelect={(_, { value }) => setWay(value === 'phone' ? 'phone' : 'name')}
      >
        {order.map(one => (
          <Tab key={one} id={`${id}-${one}`} value={one} aria-controls={id}>
            {t(names[one])}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${way}`}>
        {way === 'phone' ? phone : name}
      </div>
    </>
  )
}
