import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'

/** Shown if rendering a screen threw an error. */
export const ScreenBroken = ({ onRetry, heading = 'h1' }: { onRetry: () => void; heading?: 'h1' | 'h2' }) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <ErrorPage
        heading={heading}
        title={t('error.broken')}
        hint={t('error.brokenHint')}
        actions={
          <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            {t('error.reload')}
          </Button>
        }
      />
    </div>
  )
}
