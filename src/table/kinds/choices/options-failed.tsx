import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { OwnLabels } from '../shared.tsx'

const useStyles = makeStyles({
  root: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
  },
})

/** Shown below a picker whose entries failed to load, with a retry button. */
export const OptionsFailed = ({ onRetry }: { onRetry: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <OwnLabels>
      <span className={styles.root} role="alert">
        {t('table.optionsFailed')}{' '}
        <Link as="button" type="button" inline onClick={onRetry}>
          {t('ui.retry')}
        </Link>
      </span>
    </OwnLabels>
  )
}
