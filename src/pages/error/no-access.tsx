import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'
import { WaysOn } from './ways-on.tsx'

/** Shown for a back-office screen that the account's role does not include. Source: GRD-11. */
export const NoAccess = ({ home }: { home: string }) => {
  const { t } = useTranslation()
  return <ErrorPage heading="h2" title={t('error.noAccess')} hint={t('error.noAccessHint')} actions={<WaysOn home={home} />} />
}
