import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { KeyboardEvent, ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexShrink: 0,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  opened: { backgroundColor: tokens.colorNeutralBackground1Selected },
  selected: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  check: { width: '16px', flexShrink: 0 },
})

type Props = {
  selected: boolean
  opened: boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** An entry of a list of options. */
export const EntryButton = ({ selected, opened, children, ...events }: Props) => {
  const styles = useStyles()
  return (
    <button
      type="button"
      role="option"
      aria-selected={selected}
      {...events}
      {...(opened && { 'data-opened': true })}
      className={mergeClasses(styles.root, opened && styles.opened, selected && styles.selected)}
    >
      <span className={styles.check} aria-hidden="true">
        {selected && <CheckmarkRegular />}
      </span>
      {children}
    </button>
  )
}
