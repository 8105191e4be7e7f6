import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showAgreement } from '#contracts/api/agreements.ts'
import { joinStore, showOwnStore } from '#contracts/api/stores.ts'
import { call } from '#src/lib/call.ts'
import { notify } from '#src/lib/notify.ts'
import { useData, useRefresh } from '#src/lib/use-data.ts'
import { worked } from '#src/lib/worked.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { scrollsByKeys } from '#src/ui/scrolls-by-keys.ts'
import { LinesSkeleton } from '#src/ui/skeletons.tsx'
import { JoinPage } from './join/join-page.tsx'
import { stepPath } from './join/own-store.ts'

const useStyles = makeStyles({
  text: {
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

/** Accepts the agreement: that begins the application. */
const useAccept = () => {
  const { t } = useTranslation()
  const go = useNavigate()
  const refresh = useRefresh()
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const next = async () => {
    if (!agreed) return notify.error(t('msg.readAgreement'))
    setBusy(true)
    const begun = await worked(call(joinStore, {}))
    // Also after a refusal: another tab may have begun it.
    await refresh(showOwnStore)
    setBusy(false)
    return begun ? go(stepPath(2)) : undefined
  }
  return { agreed, setAgreed, busy, next }
}

const Agreement = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, error, isLoading, mutate } = useData(showAgreement, { params: { name: 'agreement' } }, { quiet: true })
  const { agreed, setAgreed, busy, next } = useAccept()
  if (!data)
    return error && !isLoading ? <ErrorState error={error} onRetry={() => void mutate()} /> : <LinesSkeleton count={10} />
  return (
    <>
      <div className={styles.text} role="region" aria-label={data.name} {...scrollsByKeys}>
        <RichText value={data.content} />
      </div>
      <div className={styles.actions}>
        <Checkbox
          checked={agreed}
          label={t('shop.join.accept', { name: data.name })}
          onChange={(_, { checked }) => setAgreed(checked === true)}
        />
        <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => void next()}>
          {t('shop.join.next')}
        </Button>
      </div>
    </>
  )
}

/** /store/step_1: the agreement, which has to be accepted. Source: screens-storefront, store application step 1. */
export default function StoreStep1Page() {
  return (
    <JoinPage step={1} title="shop.join.agreeTitle">
      {() => <Agreement />}
    </JoinPage>
  )
}
