import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { FaIcon } from '#src/ui/media/fa-icon.tsx'
import { useFollow, useMenuName, useOffice } from '../back-office/office.ts'

const Module = ({ node, index }: { node: MenuNode; index: number }) => {
  const nameOf = useMenuName()
  const follow = useFollow()
  const { chooseModule } = useOffice()
  if (useIsOverflowItemVisible(String(node.id))) return null
  const choose = () => {
    chooseModule(index)
    follow(node)
  }
  return (
    <MenuItem icon={<FaIcon name={node.icon} />} onClick={choose}>
      {nameOf(node)}
    </MenuItem>
  )
}

/** The modules that have no room in the row. Source: LAY-13. */
export const MoreModules = () => {
  const { t } = useTranslation()
  const { menu } = useOffice()
  const { ref, isOverflowing } = useOverflowMenu<HTMLLIElement>()
  if (!isOverflowing) return null
  return (
    <li ref={ref}>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontalRegular />}>
            {t('office.more')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {menu.map((node, index) => (
              <Module key={node.id} node={node} index={index} />
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </li>
  )
}
