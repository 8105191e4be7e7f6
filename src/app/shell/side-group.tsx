import { mergeClasses } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useId } from 'react'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { useMenuName, useOffice } from '../back-office/office.ts'
import { SideEntry } from './side-entry.tsx'
import { useSideStyles } from './side-styles.ts'

type Props = { node: MenuNode; isOpen: boolean; onToggle: () => void }

/** A collapsible group of the side menu. */
export const SideGroup = ({ node, isOpen, onToggle }: Props) => {
  const styles = useSideStyles()
  const nameOf = useMenuName()
  const listId = useId()
  const { located } = useOffice()
  const isWithin = located?.trail.some(({ id }) => id === node.id) ?? false
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
        className={mergeClasses(styles.entry, isWithin && styles.within)}
      >
        <span className={styles.icon}>
          <FaIcon name={node.icon} />
        </span>
        <span className={styles.label}>{nameOf(node)}</span>
        <ChevronRight16Regular aria-hidden="true" className={mergeClasses(styles.arrow, isOpen && styles.arrowOpen)} />
      </button>
      <ul id={listId} hidden={!isOpen} className={isOpen ? styles.list : undefined}>
        {isOpen &&
          node.children?.map(child => (
            <li key={child.id}>
              <SideEntry node={child} below />
            </li>
          ))}
      </ul>
    </>
  )
}
