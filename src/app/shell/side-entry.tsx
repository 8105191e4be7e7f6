import { mergeClasses, Tooltip } from '@fluentui/react-components'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { useMenuName, useOffice } from '../back-office/office.ts'
import { NodeLink } from './node-link.tsx'
import { useSideStyles } from './side-styles.ts'

/** Keeps the current entry visible in a menu that is longer than the window. Source: LAY-12. */
const intoSight = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

/** A side menu entry; `below` indents it under a group. A collapsed menu shows its name as a tooltip. */
export const SideEntry = ({ node, below = false }: { node: MenuNode; below?: boolean }) => {
  const styles = useSideStyles()
  const nameOf = useMenuName()
  const { located, collapsed } = useOffice()
  const isHere = located?.entry.id === node.id
  const link = (
    <NodeLink
      node={node}
      current={isHere ? 'page' : undefined}
      ref={isHere ? intoSight : undefined}
      className={mergeClasses(styles.entry, below && styles.below, isHere && styles.active)}
    >
      {(!below || node.icon) && (
        <span className={styles.icon}>
          <FaIcon name={node.icon || (collapsed ? 'fa-circle' : '')} />
        </span>
      )}
      {!collapsed && <span className={styles.label}>{nameOf(node)}</span>}
    </NodeLink>
  )
  return collapsed ? (
    <Tooltip content={nameOf(node)} relationship="label" positioning="after">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
