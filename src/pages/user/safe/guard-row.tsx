import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalL,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 560px)': { gridTemplateColumns: '40px minmax(0, 1fr) auto', columnGap: tokens.spacingHorizontalM },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '20px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  about: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  mark: { '@media (max-width: 560px)': { gridColumn: 2, gridRow: 2 } },
})

type Props = {
  icon: ReactNode
  title: string
  about: string
  /** How it stands now. */
  mark?: ReactNode
  /** The link or button that changes it. */
  action: ReactNode
}

/** One thing that guards or opens the account, with the way to change it. */
export const GuardRow = ({ icon, title, about, mark, action }: Props) => {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <span className={styles.mark}>{mark}</span>
      {action}
    </li>
  )
}
