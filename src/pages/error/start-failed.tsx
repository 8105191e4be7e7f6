import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

/** The backend in the page did not start, e.g. because service workers are not allowed here. */
export const StartFailed = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  return (
    <main role="alert">
      <ErrorPage
        title={t('error.start')}
        hint={`${t('error.startHint')} (${error instanceof Error ? error.message : String(error)})`}
        actions={
          <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        }
      />
    </main>
  )
}
