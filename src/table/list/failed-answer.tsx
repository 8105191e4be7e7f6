import { Button } from '@fluentui/react-components'
import { DocumentErrorRegular } from '@fluentui/react-icons/svg/document-error'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'

/** Error state with a retry button. Says so if the server sent a web page or unreadable data instead. Source: ANS-11, TLI-9. */
export const FailedAnswer = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation()
  const kind = error instanceof Failure ? error.kind : undefined
  if (kind !== 'page' && kind !== 'broken') return <ErrorState error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        icon={<DocumentErrorRegular />}
        title={t(kind === 'page' ? 'table.webPage' : 'table.brokenReply')}
        action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
      />
    </div>
  )
}
