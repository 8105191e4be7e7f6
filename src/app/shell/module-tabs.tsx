import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { useMenuName, useOffice } from '../back-office/office.ts'
import { NodeLink } from './node-link.tsx'

/** Width of the gradient that fades both ends of the scrollable row. */
const fade = '16px'

const useStyles = makeStyles({
  nav: {
    flex: 1,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
    '@media (max-width: 599px)': { order: 1, flexBasis: '100%' },
  },
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: '60px',
    margin: 0,
    padding: `0 ${fade}`,
    listStyleType: 'none',
  },
  tab: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '40px',
    padding: '0 12px 0 6px',
    ...shorthands.borderWidth(0),
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    scrollMarginInline: '40px',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { display: 'grid', placeItems: 'center', width: '30px', height: '30px', borderRadius: tokens.borderRadiusCircular },
  active: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  activeIcon: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
})

const scrollThere = (tab: HTMLElement | null) => {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The menu's modules as a scrollable row of tabs; exactly one is active. Source: LAY-3, LAY-4. */
export const ModuleTabs = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useMenuName()
  const { menu, moduleIndex, chooseModule } = useOffice()
  return (
    <nav aria-label={t('office.modules')} className={styles.nav}>
      <ul className={styles.list}>
        {menu.map((node, index) => {
          const isActive = index === moduleIndex
          return (
            <li key={node.id}>
              <NodeLink
                node={node}
                current={isActive ? 'true' : undefined}
                ref={isActive ? scrollThere : undefined}
                className={mergeClasses(styles.tab, isActive && styles.active)}
                onClick={() => chooseModule(index)}
              >
                <span className={mergeClasses(styles.icon, isActive && styles.activeIcon)}>
                  <FaIcon name={node.icon} />
                </span>
                {nameOf(node)}
              </NodeLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
