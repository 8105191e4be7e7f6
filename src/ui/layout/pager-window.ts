/**
 * Page numbers to show around `page`: first, last and neighbours; `undefined` is a gap. At most `room` entries (odd, at least 5).
 */
export const pagerWindow = (page: number, lastPage: number, room = 7): (number | undefined)[] => {
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  if (lastPage <= room) return range(1, lastPage)
  const edge = room - 2
  if (page < edge) return [...range(1, edge), undefined, lastPage]
  if (page > lastPage - edge + 1) return [1, undefined, ...range(lastPage - edge + 1, lastPage)]
  const side = (room - 5) / 2
  return [1, undefined, ...range(page - side, page + side), undefined, lastPage]
}
