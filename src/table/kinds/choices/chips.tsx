import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, marginTop: tokens.spacingVerticalXS },
  chip: { maxWidth: '100%', fontWeight: tokens.fontWeightRegular, overflowWrap: 'anywhere' },
})

type Props = {
  entries: readonly { readonly value: string; readonly label: string }[]
  onRemove: (value: string) => void
}

/** The chosen entries as chips; a click removes one. */
export const Chips = ({ entries, onRemove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  if (entries.length === 0) return null
  return (
    <div className={styles.root}>
      {entries.map(({ value, label }) => (
        <Button
          key={value}
          className={styles.chip}
          size="small"
          icon={<DismissRegular />}
          iconPosition="after"
          aria-label={t('table.removeEntry', { name: label })}
          onClick={() => onRemove(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
