import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { LanguageSwitch } from './parts/language-switch.tsx'
import { ThemeSwitch } from './parts/theme-switch.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXXL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 720px)': { paddingInline: tokens.spacingHorizontalM },
  },
  bar: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  home: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginRight: 'auto' },
  main: { display: 'grid', placeItems: 'center', paddingBlock: tokens.spacingVerticalXL },
})

/** Layout of the back-office logins: link to the shop, language, theme. */
const LoginLayout = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <TextLink to="/" className={styles.home}>
          <ArrowLeftRegular aria-hidden="true" />
          {t('login.toShop')}
        </TextLink>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
export default LoginLayout
