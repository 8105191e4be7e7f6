import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SortKey } from './sort-announcements.ts'
import { useSortItem } from './use-sort-item.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  dragged: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow8 },
  handle: { cursor: 'grab', touchAction: 'none' },
})

type Props = { id: SortKey; name: string; children: ReactNode }

/** An item of a sortable list, with the handle that drags it. */
export const SortableItem = ({ id, name, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, style, isDragging } = useSortItem(id)
  // Escape cancels the move; without this it would also close the dialog that holds the list.
  const keepDialogOpen = (event: KeyboardEvent) => {
    if (isDragging && event.key === 'Escape') event.preventDefault()
  }
  return (
    <li ref={setNodeRef} className={mergeClasses(styles.root, isDragging && styles.dragged)} style={style}>
      <Button
        {...attributes}
        {...listeners}
        onKeyDownCapture={keepDialogOpen}
        ref={setActivatorNodeRef}
        appearance="subtle"
        className={styles.handle}
        icon={<ReOrderDotsVerticalRegular />}
        aria-label={t('ui.move', { name })}
        title={t('ui.moveHint')}
      />
      {children}
    </li>
  )
}
