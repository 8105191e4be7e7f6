import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { ErrorPage } from './error-page.tsx'

type Props = { error?: unknown; onRetry: () => void; heading?: 'h1' | 'h2' }

/** Shown if code or required data failed to load. Source: RTE-9. */
export const LoadingFailed = ({ error, onRetry, heading = 'h1' }: Props) => {
  const { t } = useTranslation()
  const message = error instanceof Failure && error.msg !== '' ? error.msg : t('error.loadingHint')
  return (
    <div role="alert">
      <ErrorPage
        heading={heading}
        title={t('error.loading')}
        hint={message}
        actions={
          <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  )
}
