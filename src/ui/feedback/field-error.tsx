import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DiamondDismiss12Filled } from '@fluentui/react-icons/svg/diamond-dismiss'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0, marginTop: '2px' },
})

type Props = {
  /** For the `aria-describedby` of the control. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** What is wrong with a control that cannot be in a `Field`; looks like the error of one. Source: WRD-2. */
export const FieldError = ({ id, className, children }: Props) => {
  const styles = useStyles()
  return (
    <p id={id} role="alert" className={mergeClasses(styles.root, className)}>
      <DiamondDismiss12Filled className={styles.icon} />
      <span>{children}</span>
    </p>
  )
}
