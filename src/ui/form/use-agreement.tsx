import type { ReactNode } from 'react'
import { AgreementCheck } from './agreement-check.tsx'
import { useConsent } from './use-consent.ts'

/** Agreeing to the terms of the site as part of a form. */
export const useAgreement = (): { box: ReactNode; isAgreed: () => boolean } => {
  const { box, isAgreed } = useConsent()
  return { box: <AgreementCheck {...box} />, isAgreed }
}
