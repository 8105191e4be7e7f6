import { useTranslation } from 'react-i18next'
import { storeVerify, type StoreVerify } from '#contracts/api/stores/stores.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { Steps } from '#src/ui/layout/steps.tsx'
import { NextStep } from '#src/ui/record/next-step.tsx'
import { storeStep } from '../store-fields.ts'

const { filling, reviewing, refused, passed } = storeVerify

/** What comes next at each step, and the step itself, counted from 1; one past the end when all are done. */
const stages = {
  [filling]: { next: 'stores.next.filling', at: 1 },
  [reviewing]: { next: 'stores.next.reviewing', at: 2 },
  [refused]: { next: 'stores.next.refused', at: 2 },
  [passed]: { next: 'stores.next.passed', at: 4 },
} as const

/** The stage of a store application, and what comes next. Source: STS-6. */
export const StoreProgress = ({ record: { store_verify } }: { record: { readonly store_verify: StoreVerify } }) => {
  const { t } = useTranslation()
  const stage = ofChoice(stages, store_verify)
  if (!stage) return null
  const review = store_verify === refused ? refused : reviewing
  return (
    <>
      <NextStep text={t(stage.next)} waits={store_verify === reviewing} />
      <Steps label={t('stores.steps')} current={stage.at} steps={[filling, review, passed].map(step => t(storeStep.of[step]))} />
    </>
  )
}
