import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { moved } from './moved.ts'
import { SortableItem } from './sortable-item.tsx'
import { useSortAnnouncements, type SortKey } from './sort-announcements.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalS },
})

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => SortKey
  nameOf: (item: Item) => string
  /** Called with the new order when an item is dropped in another place. */
  onSort: (items: readonly Item[]) => void
  children: (item: Item, at: number) => ReactNode
}

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A vertical list that users sort by dragging an item by its handle: with a pointer, by touch or with the keyboard. */
export const Sortable = <Item,>({ label, items, keyOf, nameOf, onSort, children }: Props<Item>) => {
  const styles = useStyles()
  const keys = items.map(keyOf)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useSortAnnouncements(keys, items.map(nameOf))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onSort(moved(items, keys.indexOf(active.id), keys.indexOf(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item, at) => (
            <SortableItem key={keyOf(item)} id={keyOf(item)} name={nameOf(item)}>
              {children(item, at)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
