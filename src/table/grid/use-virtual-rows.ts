import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useRef, useState } from 'react'

/** Up to so many rows are all drawn: the usual page of 30 is then plain HTML that the browser's own search finds. */
const mostDrawn = 60

/** A row to draw, with the room that rows left out before it would take, in px. */
export type DrawnRow = { readonly index: number; readonly gap: number }

type Rows = {
  /** What scrolls; null until it is there. */
  readonly frame: HTMLElement | null
  readonly count: number
  /** Expected height of a row, in px; real ones are measured. */
  readonly height: number
  /** The key of the row at an index. */
  readonly keyOf: (index: number) => string
}

/**
 * Which rows are drawn: all of a few, of many those near what is seen. The row that has the focus is always among them, so that
 * scrolling never takes it away.
 */
export const useVirtualRows = ({ frame, count, height, keyOf }: Rows) => {
  const [kept, keep] = useState(-1)
  const isVirtual = count > mostDrawn
  // Rows of a screen are much alike: what the first one measures holds for those not seen yet, so that few are corrected later.
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
