import type { ReactNode } from 'react'
import { AgreementCheck } from './agreement-check.tsx'
import { useConsent } from './use-consent.ts'

/** Acceptance of the site's terms as part of a form. */
export const useAgreement = (): { box: ReactNode; isAgreed: () => boolean } => {
  const { box, isAgreed } = useConsent()
  return { box: <AgreementCheck {...box} />, isAgreed }
}
