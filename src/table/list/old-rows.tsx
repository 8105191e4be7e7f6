import { Link } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useGridStyles } from '../grid/grid-styles.ts'

/** Above rows that could not be renewed, because a web page came instead: says so, and asks again. Source: ANS-10. */
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
