import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalL} 0`,
    padding: 0,
    listStyleType: 'none',
  },
})

const pages = {
  login: { to: '/login', text: 'auth.toLogin' },
  register: { to: '/register', text: 'auth.toRegister' },
  forget: { to: '/forget_password', text: 'auth.toForget' },
} as const

/** Links from one of these pages to the others; `?back=` and the inviter are passed on. */
export const AuthLinks = ({ names }: { names: readonly (keyof typeof pages)[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <ul className={styles.root}>
      {names.map(name => (
        <li key={name}>
          <TextLink brand to={{ pathname: pages[name].to, search }}>
            {t(pages[name].text)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
