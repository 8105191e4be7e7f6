import { Tree, TreeItem, TreeItemLayout } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { menuName } from '#src/lib/menu/menu-tree.ts'
import { branchIds, leavesBelow, marksOf, withIds, type MenuEntry } from './menu-choice.ts'

const Items = ({ entries }: { entries: readonly MenuEntry[] }) => {
  const { i18n } = useTranslation()
  return entries.map(entry => {
    const { id, children = [] } = entry
    const name = menuName(entry, i18n.resolvedLanguage ?? '')
    return (
      <TreeItem key={id} value={String(id)} itemType={children.length > 0 ? 'branch' : 'leaf'}>
        <TreeItemLayout>{name}</TreeItemLayout>
        {children.length > 0 && (
          <Tree>
            <Items entries={children} />
          </Tree>
        )}
      </TreeItem>
    )
  })
}

type Props = {
  label: string
  entries: readonly MenuEntry[]
  /** Ids of the selected pages. */
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** A menu as a tree of check boxes: a group is checked, unchecked or mixed. Arrow keys move, Space toggles. */
export const MenuChecks = ({ label, entries, chosen, onChoose }: Props) => (
  <Tree
    aria-label={label}
    size="small"
    selectionMode="multiselect"
    defaultOpenItems={branchIds(entries).map(String)}
    checkedItems={[...marksOf(entries, chosen)].map(([id, mark]) => [String(id), mark] as const)}
    onCheckedChange={(_, { value, checked }) => onChoose(withIds(chosen, leavesBelow(entries, Number(value)), checked === true))}
  >
    <Items entries={entries} />
  </Tree>
)
