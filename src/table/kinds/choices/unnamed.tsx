import { makeStyles, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS, maxWidth: '100%' },
  mark: { flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
})

/** A stored value whose label failed to load: shown as it is, and marked. */
export const Unnamed = ({ value }: { value: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const why = t('table.nameFailed')
  return (
    <span className={styles.root} title={why}>
      {value}
      <WarningRegular className={styles.mark} aria-label={why} />
    </span>
  )
}
