import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components'
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract'
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../back-office/office.ts'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
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
    // The modules get their own row.
    '@media (max-width: 599px)': {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 0,
      height: 'auto',
      padding: '8px 8px 0',
    },
  },
  end: { display: 'flex', alignItems: 'center', flexShrink: 0, gap: tokens.spacingHorizontalXS },
})

/** Top bar of a back office: menu toggle, modules, language, theme, user menu. Source: LAY-3. */
export const TopBar = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { collapsed, toggle } = useOffice()
  return (
    <header className={styles.root}>
      <Tooltip content={collapsed ? t('office.unfold') : t('office.fold')} relationship="label">
        <Button
          appearance="subtle"
          aria-expanded={!collapsed}
          onClick={toggle}
          icon={collapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
        />
      </Tooltip>
      <ModuleTabs />
      <div className={styles.end}>
        <LanguageSwitch />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  )
}
