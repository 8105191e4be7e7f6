import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Container } from '#src/ui/layout/container.tsx'
import { ClassMenu } from './class-menu.tsx'
import { narrow } from './narrow.ts'
import { navLinks } from './nav-links.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    zIndex: 19,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    [narrow]: { display: 'none' },
  },
  row: { display: 'flex', alignItems: 'stretch', gap: tokens.spacingHorizontalM, minHeight: '44px' },
  list: { display: 'flex', alignItems: 'stretch', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
    borderBottom: '3px solid transparent',
    borderTop: '3px solid transparent',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
    '&[aria-current="page"]': { borderBottomColor: tokens.colorBrandStroke1, fontWeight: tokens.fontWeightSemibold },
  },
})

/** The navigation bar below the header: category menu and main links. */
export const NavBar = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <nav className={styles.root} aria-label={t('shell.mainMenu')}>
      <Container className={styles.row}>
        <ClassMenu />
        <ul className={styles.list}>
          {navLinks.map(({ to, key }) => (
            <li key={key}>
              <NavLink to={to} end className={styles.link}>
                {t(key)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
