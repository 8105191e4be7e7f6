import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useScreen } from '#src/lib/menu/screen.ts'
import type { ShellProps } from '#src/ui/layout/shell.tsx'
import { Part } from '#src/ui/feedback/part.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { useOffice } from '../back-office/office.ts'
import { OfficeCrumbs } from './office-crumbs.tsx'
import { usePageOptions } from './page-options.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { SideMenu } from './side-menu.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** Windows whose width belongs to the content. */
const small = '@media (max-width: 1199px)'

const useStyles = makeStyles({
  root: { display: 'flex', minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground3 },
  column: { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  main: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} 20px 20px`,
    outline: 'none',
    [small]: { padding: `${tokens.spacingVerticalS} 12px 16px` },
  },
  card: {
    flex: 1,
    padding: '15px 20px',
    [small]: { padding: '12px' },
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    minWidth: 0,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: {
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalL}`,
    border: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  view: {
    minWidth: 0,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateX(24px)' }, to: { opacity: 1, transform: 'none' } },
      animationDuration: '0.3s',
      animationTimingFunction: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
    },
  },
})

/**
 * The shell of both back offices: side menu, top bar, breadcrumbs, and the framed card with the title and the routed view. The
 * title is the page's h1, which stays available to screen readers if hidden. Source: LAY-6.
 */
export const Frame = (props: ShellProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { name, path } = useScreen()
  const { located, isSmall } = useOffice()
  const { hideTitle = false, hideMain = false, crumb = '' } = { ...usePageOptions(), ...props }
  const title = props.title ?? (name || t('office.menuName'))
  return (
    <div className={styles.root}>
      <SkipLink />
      <Part instead={null}>{isSmall ? <MenuDrawer /> : <SideMenu />}</Part>
      <div className={styles.column}>
        <Part instead={null}>
          <TopBar />
        </Part>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Part instead={null}>
            <OfficeCrumbs trail={located?.trail ?? []} below={crumb} />
          </Part>
          {hideMain || hideTitle ? (
            <VisuallyHidden>
              <h1>{title}</h1>
            </VisuallyHidden>
          ) : null}
          <div className={mergeClasses(!hideMain && styles.card)}>
            {hideMain || hideTitle ? null : (
              <>
                <h1 className={styles.title}>{title}</h1>
                <hr className={styles.line} />
              </>
            )}
            <div key={path} className={styles.view}>
              <Part>{props.children}</Part>
            </div>
          </div>
        </main>
      </div>
    </div>
  )
}
