import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showAgreement } from '#contracts/api/content/agreements.ts'
import { joinStore, showOwnStore } from '#contracts/api/stores/stores.ts'
import { call } from '#src/lib/http/call.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { CheckField } from '#src/ui/form/check-field.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { RichText } from '#src/ui/media/rich-text.tsx'
import { scrollsByKeys } from '#src/ui/focus/scrolls-by-keys.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { useConsent } from '#src/ui/form/agreement/use-consent.ts'
import { JoinPage } from './join/join-page.tsx'
import { stepPath } from './join/own-store.ts'

const useStyles = makeStyles({
  text: {
    position: 'relative',
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalL,
  },
})

/** Accepts the agreement, which creates the application. */
const useAccept = () => {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { box, isAgreed } = useConsent()
  const [busy, setBusy] = useState(false)
  const next = async () => {
    if (!isAgreed()) return undefined
    setBusy(true)
    const begun = await succeeded(call(joinStore, {}))
    // Also after a refusal: another tab may have created it.
    await refresh(showOwnStore)
    setBusy(false)
    return begun ? navigate(stepPath(2)) : undefined
  }
  return { box, busy, next }
}

const Agreement = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, error, isLoading, mutate } = useData(showAgreement, { params: { name: 'agreement' } }, { quiet: true })
  const { box, busy, next } = useAccept()
  if (!data)
    return error && !isLoading ? <ErrorState error={error} onRetry={() => void mutate()} /> : <LinesSkeleton count={10} />
  return (
    <>
      <div className={styles.text} role="region" aria-label={data.name} {...scrollsByKeys}>
        <RichText value={data.content} />
      </div>
      <div className={styles.actions}>
        <CheckField {...box} label={t('shop.join.accept', { name: data.name })} />
        <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => void next()}>
          {t('shop.join.next')}
        </Button>
      </div>
    </>
  )
}

/** /store/step_1: the agreement, which has to be accepted. Source: STS-3. */
export default function StoreStep1Page() {
  return (
    <JoinPage step={1} title="shop.join.agreeTitle">
      {() => <Agreement />}
    </JoinPage>
  )
}
