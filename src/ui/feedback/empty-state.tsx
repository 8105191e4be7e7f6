import { makeStyles, tokens } from '@fluentui/react-components'
import { BoxMultipleSearchRegular } from '@fluentui/react-icons/svg/box-multiple-search'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '88px',
    height: '88px',
    marginBottom: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '40px',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  hint: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground3, lineHeight: tokens.lineHeightBase300 },
  action: {
    marginTop: tokens.spacingVerticalM,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    justifyContent: 'center',
  },
})

type Props = {
  title: string
  hint?: ReactNode
  /** A link or a button that leads on. */
  action?: ReactNode
  icon?: ReactNode
  /** Use `h1` if this is the only content of the page. */
  as?: 'p' | 'h1' | 'h2'
}

/** Empty state of a list: what is missing, why, and what to do next. */
export const EmptyState = ({ title, hint, action, icon = <BoxMultipleSearchRegular />, as: Title = 'p' }: Props) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
