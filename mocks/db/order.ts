/** Ids in ascending order. They almost always are already, because ids are assigned in order. */
export const inOrder = (ids: ReadonlySet<number>): number[] => {
  const list = [...ids]
  return list.every((id, at) => id >= (list[at - 1] ?? 0)) ? list : list.sort((a, b) => a - b)
}

/** The position of `id` in rows sorted by id, or where to insert it. */
export const place = (rows: readonly { readonly id: number }[], id: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.id ?? Infinity) < id) low = middle + 1
    else high = middle
  }
  return low
}
