import { CounterBadge, makeStyles, mergeClasses, Overflow, OverflowItem, Tab, TabList, tokens } from '@fluentui/react-components'
import { MoreMenu } from './more-menu.tsx'

const useStyles = makeStyles({
  root: { position: 'relative', alignItems: 'center', minWidth: 0, overflow: 'hidden', flexShrink: 0 },
  tab: { flexShrink: 0, whiteSpace: 'nowrap' },
  badge: { marginLeft: tokens.spacingHorizontalXS },
  waits: { backgroundColor: tokens.colorStatusWarningBackground2, color: tokens.colorNeutralForeground1 },
})

type Props = {
  /** Label of the tabs, for screen readers. */
  label: string
  tabs: readonly {
    readonly value: string
    readonly name: string
    /** How many there are; 0 and undefined show no number. */
    readonly count?: number | undefined
    /** Draws the number as something that waits for the person who looks at it. */
    readonly waits?: boolean
  }[]
  chosen: string
  onChoose: (value: string) => void
}

const idOf = (value: string): string => `tab-${value}`

/**
 * Tabs, with the number of records where it matters. Those without room are in a menu at the end, the chosen one last. Source: OSC-14, STS-4, LAY-13.
 */
export const CountTabs = ({ label, tabs, chosen, onChoose }: Props) => {
  const styles = useStyles()
  return (
    <Overflow minimumVisible={1} padding={4}>
      <TabList
        className={styles.root}
        aria-label={label}
        selectedValue={chosen}
        onTabSelect={(_, { value }) => onChoose(String(value))}
      >
        {tabs.map(({ value, name, count = 0, waits = false }) => (
          <OverflowItem key={value} id={idOf(value)} priority={value === chosen ? 1 : 0}>
            <Tab value={value} className={styles.tab}>
              {name}
              {count > 0 && (
                <CounterBadge
                  className={mergeClasses(styles.badge, waits && styles.waits)}
                  count={count}
                  overflowCount={999}
                  size="small"
                  color="informative"
                />
              )}
            </Tab>
          </OverflowItem>
        ))}
        <MoreMenu
          isTab
          items={tabs.map(({ value, name, count }) => ({
            id: idOf(value),
            name,
            note: count || undefined,
            onChoose: () => onChoose(value),
          }))}
        />
      </TabList>
    </Overflow>
  )
}
