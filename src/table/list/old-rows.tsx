import { Link } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useGridStyles } from '../grid/grid-styles.ts'

/** Warning above outdated rows, shown if the server sent a web page instead of new ones; offers a retry. Source: ANS-10. */
export const OldRows = ({ onRetry }: { onRetry: () => void }) => {
  const styles = useGridStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.warning} role="status">
      {t('table.oldRows')}{' '}
      <Link as="button" inline onClick={onRetry}>
        {t('ui.retry')}
      </Link>
    </div>
  )
}
