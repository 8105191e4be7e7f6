import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/notify.ts'
import { AgreementCheck } from './agreement-check.tsx'

/** Agreeing to the terms as part of a form: the box, and whether to go on; if not, that is said and marked. Source: spec, section 5. */
export const useAgreement = (): { box: ReactNode; isAgreed: () => boolean } => {
  const { t } = useTranslation()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const missing = asked && !agreed ? t('msg.readAgreement') : undefined
  return {
    box: <AgreementCheck checked={agreed} onChange={setAgreed} error={missing} />,
    isAgreed: () => {
      setAsked(true)
      if (!agreed) notify.error(t('msg.readAgreement'))
      return agreed
    },
  }
}
