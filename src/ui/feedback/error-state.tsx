import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** The thrown value; the server's message becomes the hint. */
  error?: unknown
  onRetry: () => void
  /** Use `h1` if this is the only content of the page. */
  as?: 'p' | 'h1'
}

/** Error state of a screen, with a retry button. */
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
