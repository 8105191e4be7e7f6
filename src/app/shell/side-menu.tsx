import { mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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

/** The active module's entries, in two levels. When collapsed it shows icons with tooltips. Source: LAY-1. */
export const SideMenu = () => {
  const styles = useSideStyles()
  const { t } = useTranslation()
  const nameOf = useMenuName()
  const { menu, moduleIndex, collapsed } = useOffice()
  const { isOpen, toggle } = useOpenGroups()
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
      </nav>
    </aside>
  )
}
