import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalS}`,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    lineHeight: tokens.lineHeightBase300,
  },
  waits: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorNeutralForeground1 },
})

/** What comes next for a record; amber if it waits for the person who looks at it. */
export const NextStep = ({ text, waits = false }: { text: string; waits?: boolean }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <p className={mergeClasses(styles.root, waits && styles.waits)}>
      <strong>{t('record.next')}</strong>
      {text}
    </p>
  )
}
