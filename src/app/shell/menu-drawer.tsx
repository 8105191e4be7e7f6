import { makeStyles, mergeClasses, OverlayDrawer } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { BrandMark } from '#src/ui/media/brand-logo.tsx'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { useKeepTabster } from '#src/ui/focus/keep-tabster.ts'
import { deep } from '../theme.ts'
import { useMenuName, useOffice } from '../back-office/office.ts'
import { NodeLink } from './node-link.tsx'
import { SideEntries } from './side-menu.tsx'
import { useSideStyles } from './side-styles.ts'

const useStyles = makeStyles({
  drawer: { width: 'min(84vw, 320px)', backgroundColor: deep.background, color: deep.text },
  nav: { boxSizing: 'border-box', width: '100%' },
  below: { paddingLeft: '12px' },
})

type ModuleProps = { node: MenuNode; isOpen: boolean; onToggle: () => void }

const Module = ({ node, isOpen, onToggle }: ModuleProps) => {
  const styles = useStyles()
  const side = useSideStyles()
  const nameOf = useMenuName()
  const listId = useId()
  const inner = (
    <>
      <span className={side.icon}>
        <FaIcon name={node.icon} />
      </span>
      <span className={side.label}>{nameOf(node)}</span>
    </>
  )
  if (!node.children?.length)
    return (
      <NodeLink node={node} className={side.entry}>
        {inner}
      </NodeLink>
    )
  return (
    <>
      <button
        type="button"
        className={mergeClasses(side.entry, isOpen && side.within)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        {inner}
        <ChevronRight16Regular aria-hidden="true" className={mergeClasses(side.arrow, isOpen && side.arrowOpen)} />
      </button>
      <div id={listId} hidden={!isOpen} className={styles.below}>
        {isOpen && <SideEntries entries={node.children} />}
      </div>
    </>
  )
}

const Modules = () => {
  const side = useSideStyles()
  const { menu, moduleIndex } = useOffice()
  const [open, setOpen] = useState<number | undefined>(moduleIndex)
  return (
    <ul className={side.list}>
      {menu.map((node, index) => (
        <li key={node.id}>
          <Module node={node} isOpen={open === index} onToggle={() => setOpen(open === index ? undefined : index)} />
        </li>
      ))}
    </ul>
  )
}

/** The menu of a phone: the modules with their entries, over the screen. Source: LAY-10. */
export const MenuDrawer = () => {
  const styles = useStyles()
  const side = useSideStyles()
  const { t } = useTranslation()
  const { isMenuOpen, setMenuOpen } = useOffice()
  useKeepTabster()
  return (
    <OverlayDrawer
      open={isMenuOpen}
      position="start"
      className={styles.drawer}
      aria-label={t('office.menu')}
      onOpenChange={(_, { open }) => setMenuOpen(open)}
    >
      <div className={side.head}>
        <BrandMark size={32} />
        <span>{t('app.name')}</span>
      </div>
      <nav className={mergeClasses(side.nav, styles.nav)} aria-label={t('office.modules')}>
        <Modules />
      </nav>
    </OverlayDrawer>
  )
}
