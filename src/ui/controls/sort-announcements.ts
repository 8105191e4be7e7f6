import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** Identifies an item of a sortable list. Must not be 0, which dnd-kit treats as missing. */
export type SortKey = UniqueIdentifier

/** Screen-reader announcements for a sortable list, in the current language. */
export const useSortAnnouncements = (
  keys: readonly SortKey[],
  names: readonly string[],
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } => {
  const { t } = useTranslation()
  const placeOf = (item: SortKey, place: SortKey) => ({
    name: names[keys.indexOf(item)] ?? '',
    at: keys.indexOf(place) + 1,
    of: keys.length,
  })
  return {
    screenReaderInstructions: { draggable: t('ui.moveHint') },
    announcements: {
      onDragStart: ({ active }) => t('ui.grabbed', placeOf(active.id, active.id)),
      onDragOver: ({ active, over }) => (over ? t('ui.moved', placeOf(active.id, over.id)) : undefined),
      onDragEnd: ({ active, over }) => t('ui.dropped', placeOf(active.id, (over ?? active).id)),
      onDragCancel: ({ active }) => t('ui.moveCancelled', placeOf(active.id, active.id)),
    },
  }
}
