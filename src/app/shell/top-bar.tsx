import { Button, makeStyles, tokens, Tooltip, useRestoreFocusTarget } from '@fluentui/react-components'
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract'
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../back-office/office.ts'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { OfficeSearch } from '../office-search/office-search.tsx'
import { ModuleTabs } from './module-tabs.tsx'
import { UserMenu } from './user-menu.tsx'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    height: '60px',
    padding: '0 16px 0 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 599px)': { height: '52px', gap: 0, padding: '0 4px 0 8px' },
    // On a low screen, such as at 400 %, it would cover most of the page.
    '@media (max-height: 480px)': { position: 'static' },
  },
  space: { flex: 1 },
  end: { display: 'flex', alignItems: 'center', flexShrink: 0, gap: tokens.spacingHorizontalXS },
})

const FoldButton = () => {
  const { t } = useTranslation()
  const { collapsed, toggle } = useOffice()
  return (
    <Tooltip content={collapsed ? t('office.unfold') : t('office.fold')} relationship="label">
      <Button
        appearance="subtle"
        aria-expanded={!collapsed}
        onClick={toggle}
        icon={collapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
      />
    </Tooltip>
  )
}

const MenuButton = () => {
  const { t } = useTranslation()
  const { isMenuOpen, setMenuOpen } = useOffice()
  const restore = useRestoreFocusTarget()
  return (
    <Button
      {...restore}
      appearance="subtle"
      aria-label={t('office.menu')}
      aria-expanded={isMenuOpen}
      onClick={() => setMenuOpen(true)}
      icon={<NavigationRegular />}
    />
  )
}

/**
 * Top bar of a back office: menu toggle, modules, search, language, theme, user menu. On a phone the modules are in the drawer of
 * the menu. Source: LAY-3, LAY-10.
 */
export const TopBar = () => {
  const styles = useStyles()
  const { isSmall } = useOffice()
  return (
    <header className={styles.root}>
      {isSmall ? <MenuButton /> : <FoldButton />}
      {isSmall ? <span className={styles.space} /> : <ModuleTabs />}
      <div className={styles.end}>
        <OfficeSearch />
        <LanguageSwitch />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  )
}
