import { useTranslation } from 'react-i18next'
import { Steps } from '#src/ui/layout/steps.tsx'

const flows = {
  money: ['shop.flow.cart', 'shop.flow.confirm', 'shop.flow.pay', 'shop.flow.done'],
  points: ['shop.flow.choose', 'shop.flow.confirm', 'shop.flow.done'],
} as const

type FlowOf<Kind extends keyof typeof flows> = { kind: Kind; at: (typeof flows)[Kind][number] }

/** Where the shopper is: a step of paying with money, or of exchanging points, which have neither cart nor payment. */
export type Flow = FlowOf<'money'> | FlowOf<'points'>

/** The steps of the checkout. */
export const FlowSteps = ({ kind, at }: Flow) => {
  const { t } = useTranslation()
  const steps: readonly Flow['at'][] = flows[kind]
  return <Steps label={t('shop.flow.label')} current={steps.indexOf(at) + 1} steps={steps.map(step => t(step))} />
}
