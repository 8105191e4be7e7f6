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

/** A tab that may have no room. */
export type TabName = {
  readonly value: string
  readonly name: string
  /** How many there are; 0 and undefined show no number. */
  readonly count?: number | undefined
}

/** Identifies a tab to Fluent's `Overflow`, which accepts no empty text. */
export const overflowIdOf = (value: string): string => `tab-${value}`

type Props = { tabs: readonly TabName[]; onChoose: (value: string) => void }

const HiddenTab = ({ tab: { value, name, count }, onChoose }: Pick<Props, 'onChoose'> & { tab: TabName }) => {
  if (useIsOverflowItemVisible(overflowIdOf(value))) return null
  return (
    <MenuItem secondaryContent={count || undefined} onClick={() => onChoose(value)}>
      {name}
    </MenuItem>
  )
}

/** A menu at the end of a row of tabs, inside Fluent's `Overflow`: the tabs that have no room. Source: LAY-13. */
export const MoreTabs = ({ tabs, onChoose }: Props) => {
  const { t } = useTranslation()
  const { ref, isOverflowing } = useOverflowMenu<HTMLButtonElement>()
  if (!isOverflowing) return null
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        {/* The children of a tab list must be tabs. */}
        <Button ref={ref} role="tab" aria-selected={false} appearance="subtle" icon={<MoreHorizontalRegular />}>
          {t('office.more')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {tabs.map(tab => (
            <HiddenTab key={tab.value} tab={tab} onChoose={onChoose} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
