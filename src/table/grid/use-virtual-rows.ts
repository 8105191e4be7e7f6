import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useRef, useState } from 'react'

/** Up to this many rows are all rendered: a usual page of 30 stays plain HTML that the browser's find can search. */
const mostDrawn = 60

/** A rendered row, with the height of the skipped rows before it, in px. */
export type DrawnRow = { readonly index: number; readonly gap: number }

type Rows = {
  /** The scroll container; null until it is mounted. */
  readonly frame: HTMLElement | null
  readonly count: number
  /** Expected row height in px; rendered rows are measured. */
  readonly height: number
  /** The key of the row at an index. */
  readonly keyOf: (index: number) => string
}

/**
 * Virtualises rows: renders few rows completely, and of many only those near the viewport. The focused row always stays rendered,
 * so that scrolling never loses the focus.
 */
export const useVirtualRows = ({ frame, count, height, keyOf }: Rows) => {
  const [kept, keep] = useState(-1)
  const isVirtual = count > mostDrawn
  // The rows of a screen are similar: the first measured height becomes the estimate, so that few rows are corrected later.
  const typical = useRef({ expected: height, height })
  const estimateSize = useCallback(() => (typical.current.expected === height ? typical.current.height : height), [height])
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(kept >= 0 && kept < range.count ? [kept] : [])])].toSorted(
        (a, b) => a - b,
      ),
    [kept],
  )
  const virtual = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => frame,
    estimateSize,
    getItemKey: keyOf,
    rangeExtractor,
    overscan: 4,
    initialRect: { width: 1000, height: 700 },
    useFlushSync: false,
  })
  const { measureElement } = virtual
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row && typical.current.height === height) typical.current = { expected: height, height: row.offsetHeight }
      measureElement(row)
    },
    [height, measureElement],
  )
  if (!isVirtual) {
    return {
      frame,
      drawn: Array.from({ length: count }, (_, index): DrawnRow => ({ index, gap: 0 })),
      rest: 0,
      keep,
      measure: undefined,
    }
  }
  const items = virtual.getVirtualItems()
  const drawn = items.map(({ index, start }, at): DrawnRow => ({ index, gap: start - (items[at - 1]?.end ?? 0) }))
  return { drawn, rest: virtual.getTotalSize() - (items.at(-1)?.end ?? 0), keep, measure }
}
export type VirtualRows = ReturnType<typeof useVirtualRows>
