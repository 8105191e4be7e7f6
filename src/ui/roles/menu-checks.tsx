import { makeStyles, Tree, TreeItem, TreeItemLayout, type TreeItemValue } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { menuName } from '#src/lib/menu/menu-tree.ts'
import { branchIds, leavesBelow, marksOf, withIds, type MenuEntry } from './menu-choice.ts'

const useStyles = makeStyles({ label: { cursor: 'pointer' } })

const Items = ({ entries, tree }: { entries: readonly MenuEntry[]; tree: string }) => {
  const { i18n } = useTranslation()
  const styles = useStyles()
  return entries.map(entry => {
    const { id, children = [] } = entry
    const name = menuName(entry, i18n.resolvedLanguage ?? '')
    return (
      <TreeItem key={id} value={String(id)} itemType={children.length > 0 ? 'branch' : 'leaf'}>
        <TreeItemLayout selector={{ id: `${tree}${id}` }}>
          <label htmlFor={`${tree}${id}`} className={styles.label}>
            {name}
          </label>
        </TreeItemLayout>
        {children.length > 0 && (
          <Tree>
            <Items entries={children} tree={tree} />
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

/**
 * A menu as a tree of check boxes: a group is checked, unchecked or mixed. A click on a name ticks it, one on the arrow opens the
 * group. Arrow keys move, Space toggles. Source: ROL-8.
 */
export const MenuChecks = ({ label, entries, chosen, onChoose }: Props) => {
  const tree = useId()
  const [open, setOpen] = useState<ReadonlySet<TreeItemValue>>(() => new Set(branchIds(entries).map(String)))
  return (
    <Tree
      aria-label={label}
      size="small"
      selectionMode="multiselect"
      openItems={open}
      onOpenChange={(_, data) => {
        if (data.type !== 'Click') setOpen(data.openItems)
      }}
      checkedItems={[...marksOf(entries, chosen)].map(([id, mark]) => [String(id), mark] as const)}
      onCheckedChange={(_, { value, checked }) =>
        onChoose(withIds(chosen, leavesBelow(entries, Number(value)), checked === true))
      }
    >
      <Items entries={entries} tree={tree} />
    </Tree>
  )
}
