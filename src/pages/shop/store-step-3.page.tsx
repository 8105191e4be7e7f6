import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle'
import { HourglassRegular } from '@fluentui/react-icons/svg/hourglass'
import { useTranslation } from 'react-i18next'
import { storeVerify, type StoreDetail } from '#contracts/api/stores/stores.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { JoinPage } from './join/join-page.tsx'
import { stepPath } from './join/own-store.ts'

const results = {
  [storeVerify.reviewing]: {
    key: 'reviewing',
    title: 'shop.join.reviewing',
    hint: 'shop.join.reviewingHint',
    Icon: HourglassRegular,
  },
  [storeVerify.refused]: {
    key: 'refused',
    title: 'shop.join.refused',
    hint: 'shop.join.refusedHint',
    Icon: DismissCircleRegular,
  },
  [storeVerify.passed]: { key: 'passed', title: 'shop.join.passed', hint: 'shop.join.passedHint', Icon: CheckmarkCircleRegular },
} as const

const Result = ({ store }: { store: StoreDetail }) => {
  const { t } = useTranslation()
  const verify = store.store_verify
  if (verify === storeVerify.filling) return null
  const { key, title, hint, Icon } = ofChoice(results, verify) ?? results[storeVerify.reviewing]
  return (
    <EmptyState
      as="h2"
      icon={<Icon />}
      title={t(title)}
      hint={(key === 'refused' && store.store_refuse_info) || t(hint)}
      action={
        <>
          {key === 'refused' && (
            <LinkButton appearance="primary" to={stepPath(2)}>
              {t('shop.join.correct')}
            </LinkButton>
          )}
          {key === 'passed' && (
            <LinkButton appearance="primary" to="/Seller/login">
              {t('shop.join.toSeller')}
            </LinkButton>
          )}
          <LinkButton to="/">{t('shell.home')}</LinkButton>
        </>
      }
    />
  )
}

/** /store/step_3: awaiting approval, refused with the reason and a link to correct it, or approved. Source: STS-3. */
export default function StoreStep3Page() {
  return (
    <JoinPage step={3} title="shop.join.resultTitle">
      {store => store && <Result store={store} />}
    </JoinPage>
  )
}
