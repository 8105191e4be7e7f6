import { useTranslation } from 'react-i18next'
import type { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { storeVerify, type StoreVerify } from '#contracts/api/stores/stores.ts'
import { CountTabs } from '#src/ui/layout/count-tabs.tsx'
import { storeStep } from '../store-fields.ts'

type Counts = NonNullable<ReplyOf<typeof listAdminStores>['count']>

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
  return (
    <CountTabs
      label={t('stores.steps')}
      tabs={steps.map(one => ({
        value: String(one.step),
        name: t(storeStep.of[one.step]),
        count: 'counted' in one ? counts?.[one.counted] : 0,
        waits: one.step === storeVerify.reviewing,
      }))}
      chosen={String(step)}
      onChoose={onChoose}
    />
  )
}
