import { useSortable } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import type { SortKey } from './sort-announcements.ts'

const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Makes an element an item of a sortable list; it moves at once for users who prefer reduced motion. */
export const useSortItem = (id: SortKey) => {
  const { t } = useTranslation()
  const { transform, transition, ...item } = useSortable({
    id,
    attributes: { roleDescription: t('ui.sortable') },
    ...(prefersCalm() && { transition: null }),
  })
  return {
    ...item,
    /** Styles for the item's element while items move. */
    style: { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition },
  }
}
