import { CounterBadge, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { storeVerify, type StoreVerify } from '#contracts/api/stores/stores.ts'
import { storeStep } from '../store-fields.ts'

const useStyles = makeStyles({
  root: { flexWrap: 'wrap', marginBottom: tokens.spacingVerticalM },
  badge: { marginLeft: tokens.spacingHorizontalXS },
  waiting: { backgroundColor: tokens.colorPaletteYellowBackground2, color: tokens.colorPaletteYellowForeground2 },
})

type Counts = ReplyOf<typeof listAdminStores>['count']

/** The steps in the order of the tabs, with their counts. Source: STS-4. */
const steps = [
  { step: storeVerify.passed },
  { step: storeVerify.reviewing, counted: 'wait' },
  { step: storeVerify.refused, counted: 'error' },
  { step: storeVerify.filling, counted: 'create' },
] as const satisfies readonly { step: StoreVerify; counted?: keyof Counts }[]

/** The step in the URL; defaults to passed stores. */
export const stepOf = (params: URLSearchParams): StoreVerify =>
  steps.find(({ step }) => String(step) === params.get('step'))?.step ?? storeVerify.passed

type Props = { step: StoreVerify; counts: Counts | undefined; onChoose: (step: string) => void }

/** Tabs for the application steps, with the number of waiting applications. */
export const StepTabs = ({ step, counts, onChoose }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <TabList className={styles.root} selectedValue={String(step)} onTabSelect={(_, { value }) => onChoose(String(value))}>
      {steps.map(one => {
        const count = 'counted' in one ? (counts?.[one.counted] ?? 0) : 0
        return (
          <Tab key={one.step} value={String(one.step)}>
            {t(storeStep.of[one.step])}
            {count > 0 && (
              <CounterBadge
                className={mergeClasses(styles.badge, one.step === storeVerify.reviewing && styles.waiting)}
                count={count}
                overflowCount={99}
                color="informative"
                size="small"
              />
            )}
          </Tab>
        )
      })}
    </TabList>
  )
}
