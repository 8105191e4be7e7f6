import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'

/** Consent before an action: props for the check box, and a check that shows an error if it is not ticked. Source: SGN-11. */
export const useConsent = () => {
  const { t } = useTranslation()
  const [agreed, setAgreed] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const boxRef = useRef<HTMLInputElement>(null)
  const error = isSubmitted && !agreed ? t('msg.readAgreement') : undefined
  const isAgreed = () => {
    setSubmitted(true)
    if (agreed) return true
    notify.error(t('msg.readAgreement'))
    boxRef.current?.focus()
    return false
  }
  return { box: { checked: agreed, onChange: setAgreed, error, boxRef }, isAgreed }
}
