import { makeStyles, tokens } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/link-button.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
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
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  about: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  mark: { '@media (max-width: 560px)': { gridColumn: 2, gridRow: 2 } },
})

type Props = {
  icon: FluentIcon
  /** Which guard of the account it is. */
  name: 'password' | 'pay_password' | 'phone' | 'check'
  to: string
  /** What the link does. */
  action: string
  /** How it stands now. */
  mark?: ReactNode
}

/** One guard of the account with the way to change it. */
export const SafeRow = ({ icon: Icon, name, to, action, mark }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const title = t(`user.safe.${name}.name`)
  return (
    <li className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.about}>{t(`user.safe.${name}.about`)}</p>
      </div>
      <span className={styles.mark}>{mark}</span>
      <LinkButton to={to} aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    </li>
  )
}
