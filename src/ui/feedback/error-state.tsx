import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** What was thrown; what the server said becomes the hint. */
  error?: unknown
  onRetry: () => void
  /** `h1` where this is all that the page shows. */
  as?: 'p' | 'h1'
}

/** What a screen shows when its data did not come, with a way to ask again. */
export const ErrorState = ({ error, onRetry, as = 'p' }: Props) => {
  const { t } = useTranslation()
  const message = error instanceof Failure && error.msg !== '' ? error.msg : t('ui.errorHint')
  return (
    <div role="alert">
      <EmptyState
        as={as}
        icon={<PlugDisconnectedRegular />}
        title={t('ui.errorTitle')}
        hint={message}
        action={
          <Button icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  )
}
