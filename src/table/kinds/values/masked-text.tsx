import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { masked } from './masked.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
  figure: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  end: { whiteSpace: 'nowrap' },
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** A secret number: its end, and a button that reveals it. Source: TCO-27. */
export const MaskedText = ({ label, text }: { label: string; text: string }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOffRegular : EyeRegular
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.figure, !isShown && styles.end)}>{isShown ? text : masked(text)}</span>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isShown}
        aria-label={t('table.reveal', { name: label })}
        title={t('table.reveal', { name: label })}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" />
      </button>
    </span>
  )
}
