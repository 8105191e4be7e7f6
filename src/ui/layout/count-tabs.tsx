import { CounterBadge, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  // On a phone the tabs scroll sideways instead of taking several lines.
  root: { position: 'relative', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none', flexShrink: 0 },
  tab: { whiteSpace: 'nowrap' },
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

/** Tabs for the states of a list's records, with the number of records where it matters. Source: OSC-14, STS-4. */
export const CountTabs = ({ label, tabs, chosen, onChoose }: Props) => {
  const styles = useStyles()
  return (
    <TabList
      className={styles.root}
      aria-label={label}
      selectedValue={chosen}
      onTabSelect={(_, { value }) => onChoose(String(value))}
    >
      {tabs.map(({ value, name, count = 0, waits = false }) => (
        <Tab key={value} value={value} className={styles.tab}>
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
      ))}
    </TabList>
  )
}
