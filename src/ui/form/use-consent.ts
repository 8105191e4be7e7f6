import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'

/** Agreeing to something before going on: what its box needs, and whether to go on; if not, that is said and marked. Source: SGN-11. */
export const useConsent = () => {
  const { t } = useTranslation()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const boxRef = useRef<HTMLInputElement>(null)
  const error = asked && !agreed ? t('msg.readAgreement') : undefined
  const isAgreed = () => {
    setAsked(true)
    if (agreed) return true
    notify.error(t('msg.readAgreement'))
    boxRef.current?.focus()
    return false
  }
  return { box: { checked: agreed, onChange: setAgreed, error, boxRef }, isAgreed }
}
