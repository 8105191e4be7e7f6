import { useTranslation } from 'react-i18next'
import { Steps } from '#src/ui/layout/steps.tsx'

/** The steps of the checkout: cart, confirmation, payment, done. `at` counts from 1. */
export const FlowSteps = ({ at }: { at: 1 | 2 | 3 | 4 }) => {
  const { t } = useTranslation()
  return (
    <Steps
      label={t('shop.flow.label')}
      current={at}
      steps={[t('shop.flow.cart'), t('shop.flow.confirm'), t('shop.flow.pay'), t('shop.flow.done')]}
    />
  )
}
