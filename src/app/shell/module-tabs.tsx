import {
  makeStyles,
  mergeClasses,
  Overflow,
  OverflowItem,
  shorthands,
  tokens,
  useOverflowCount,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { MoreMenu } from '#src/ui/layout/more-menu.tsx'
import { useFollow, useMenuName, useOffice } from '../back-office/office.ts'
import { NodeLink } from './node-link.tsx'

const useStyles = makeStyles({
  nav: { flex: 1, minWidth: 0, overflow: 'hidden' },
  list: {
    display: 'flex',
    alignItems: 'center',
    height: '60px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { flexShrink: 0, paddingInlineEnd: '2px' },
  tab: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    height: '40px',
    padding: '0 10px 0 4px',
    ...shorthands.borderWidth(0),
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { display: 'grid', placeItems: 'center', width: '30px', height: '30px', borderRadius: tokens.borderRadiusCircular },
  active: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  activeIcon: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
})

/** The modules that have no room in the row. */
const MoreModules = () => {
  const nameOf = useMenuName()
  const follow = useFollow()
  const { menu, chooseModule } = useOffice()
  const hidden = useOverflowCount()
  const items = menu.map((node, index) => ({
    id: String(node.id),
    name: nameOf(node),
    icon: <FaIcon name={node.icon} />,
    onChoose: () => {
      chooseModule(index)
      follow(node)
    },
  }))
  return (
    hidden > 0 && (
      <li>
        <MoreMenu items={items} />
      </li>
    )
  )
}

/**
 * The menu's modules as a row of tabs; exactly one is active. Those without room are in a menu at the end, the active one last.
 * Source: LAY-3, LAY-4, LAY-13.
 */
export const ModuleTabs = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useMenuName()
  const { menu, moduleIndex, chooseModule } = useOffice()
  return (
    <nav aria-label={t('office.modules')} className={styles.nav}>
      <Overflow minimumVisible={1} padding={4}>
        <ul className={styles.list}>
          {menu.map((node, index) => {
            const isActive = index === moduleIndex
            return (
              <OverflowItem key={node.id} id={String(node.id)} priority={isActive ? 1 : 0}>
                <li className={styles.item}>
                  <NodeLink
                    node={node}
                    current={isActive ? 'true' : undefined}
                    className={mergeClasses(styles.tab, isActive && styles.active)}
                    onClick={() => chooseModule(index)}
                  >
                    <span className={mergeClasses(styles.icon, isActive && styles.activeIcon)}>
                      <FaIcon name={node.icon} />
                    </span>
                    {nameOf(node)}
                  </NodeLink>
                </li>
              </OverflowItem>
            )
          })}
          <MoreModules />
        </ul>
      </Overflow>
    </nav>
  )
}
