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
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** An item of a row that may have no room there. */
export type MoreItem = {
  /** The id of its `OverflowItem`; Fluent accepts no empty text. */
  readonly id: string
  readonly name: string
  readonly icon?: ReactElement
  /** Shown at the end of the line. */
  readonly note?: number | undefined
  readonly onChoose: () => void
}

const HiddenItem = ({ item: { id, name, icon, note, onChoose } }: { item: MoreItem }) => {
  if (useIsOverflowItemVisible(id)) return null
  return (
    <MenuItem {...(icon && { icon })} secondaryContent={note} onClick={onChoose}>
      {name}
    </MenuItem>
  )
}

type Props = {
  /** All items of the row; the menu shows those that are hidden. */
  items: readonly MoreItem[]
  /** True in a list of tabs, whose children must be tabs. */
  isTab?: boolean
}

/** The menu "More" at the end of a row inside Fluent's `Overflow`: the items that have no room. Source: LAY-13. */
export const MoreMenu = ({ items, isTab = false }: Props) => {
  const { t } = useTranslation()
  const { ref, isOverflowing } = useOverflowMenu<HTMLButtonElement>()
  if (!isOverflowing) return null
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={ref}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          {...(isTab && { role: 'tab', 'aria-selected': false })}
        >
          {t('office.more')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {items.map(item => (
            <HiddenItem key={item.id} item={item} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
