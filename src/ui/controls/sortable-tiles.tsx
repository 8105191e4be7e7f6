import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useSortAnnouncements, type SortKey } from './sort-announcements.ts'

type Props = {
  /** Identifies the tiles, in their order; each tile calls `useTile` with its own. */
  keys: readonly SortKey[]
  /** The tiles' names for screen readers, in the same order. */
  names: readonly string[]
  /** Called when the tile at index `from` is dropped at index `to`. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/**
 * Tiles in rows that users sort by dragging them with the mouse or, after a short press, by touch. A click still reaches the
 * tile. Each tile needs buttons that do the same for the keyboard.
 */
export const SortableTiles = ({ keys, names, onMove, children }: Props) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  )
  const accessibility = useSortAnnouncements(keys, names)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(keys.indexOf(active.id), keys.indexOf(over.id))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={[...keys]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
