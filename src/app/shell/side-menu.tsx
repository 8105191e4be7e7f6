import { mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { BrandMark } from '#src/ui/media/brand-logo.tsx'
import { useMenuName, useOffice } from '../back-office/office.ts'
import { SideEntry } from './side-entry.tsx'
import { SideGroup } from './side-group.tsx'
import { SidePopover } from './side-popover.tsx'
import { useSideStyles } from './side-styles.ts'

/** Groups that were expanded, by hand or by navigation, stay expanded, so that nothing moves under the pointer. */
const useOpenGroups = () => {
  const { located } = useOffice()
  const here = located?.trail[1]?.id
  const [open, setOpen] = useState<{ here: number | undefined; ids: ReadonlySet<number> }>({ here: undefined, ids: new Set() })
  if (open.here !== here) setOpen({ here, ids: here === undefined ? open.ids : new Set([...open.ids, here]) })
  const toggle = (id: number) =>
    setOpen(({ ids }) => ({ here, ids: ids.has(id) ? new Set([...ids].filter(one => one !== id)) : new Set([...ids, id]) }))
  return { isOpen: (id: number) => open.ids.has(id), toggle }
}

/** The entries of a module in two levels; icons with tooltips if the menu is collapsed. */
export const SideEntries = ({ entries }: { entries: readonly MenuNode[] }) => {
  const styles = useSideStyles()
  const { collapsed } = useOffice()
  const { isOpen, toggle } = useOpenGroups()
  return (
    <ul className={styles.list}>
      {entries.map(node => (
        <li key={node.id}>
          {!node.children?.length && <SideEntry node={node} />}
          {node.children?.length && collapsed && <SidePopover node={node} />}
          {node.children?.length && !collapsed && (
            <SideGroup node={node} isOpen={isOpen(node.id)} onToggle={() => toggle(node.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The active module's entries beside the screen. Source: LAY-1. */
export const SideMenu = () => {
  const styles = useSideStyles()
  const { t } = useTranslation()
  const nameOf = useMenuName()
  const { menu, moduleIndex, collapsed } = useOffice()
  const module = menu[moduleIndex]
  const entries = module?.children ?? []
  return (
    <aside className={mergeClasses(styles.aside, collapsed && styles.narrow)}>
      <div className={styles.head}>
        <BrandMark size={32} />
        {!collapsed && <span>{t('app.name')}</span>}
      </div>
      <nav className={styles.nav} aria-label={module ? t('office.menuOf', { name: nameOf(module) }) : t('office.menu')}>
        {entries.length === 0 && (
          <p className={mergeClasses(styles.empty, collapsed && styles.emptyNarrow)}>{t('office.emptyMenu')}</p>
        )}
        <SideEntries entries={entries} />
      </nav>
    </aside>
  )
}
