import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { useFollow, useMenuName, useOffice } from '../back-office/office.ts'
import { useSideStyles } from './side-styles.ts'

/** A group of the collapsed side menu: opens its entries in a popover. */
export const SidePopover = ({ node }: { node: MenuNode }) => {
  const styles = useSideStyles()
  const nameOf = useMenuName()
  const follow = useFollow()
  const { located } = useOffice()
  const isWithin = located?.trail.some(({ id }) => id === node.id) ?? false
  return (
    <Menu openOnHover hoverDelay={120} positioning={{ position: 'after', align: 'top', offset: 8 }}>
      <MenuTrigger disableButtonEnhancement>
        <button type="button" aria-label={nameOf(node)} className={mergeClasses(styles.entry, isWithin && styles.active)}>
          <span className={styles.icon}>
            <FaIcon name={node.icon || 'fa-circle'} />
          </span>
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{nameOf(node)}</MenuGroupHeader>
            {node.children?.map(child => (
              <MenuItem
                key={child.id}
                onClick={() => follow(child)}
                aria-current={located?.entry.id === child.id ? 'page' : undefined}
              >
                {nameOf(child)}
              </MenuItem>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
