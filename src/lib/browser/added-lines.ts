type Line = { readonly goods_id: number; readonly sku_id: number }

const keyOf = ({ goods_id, sku_id }: Line) => `${goods_id}-${sku_id}`
const added = new Set<string>()

/** Remembers, as long as the tab is open, what was put into the cart, which the cart then ticks. Source: CRT-13. */
export const keepAdded = (line: Line): void => void added.add(keyOf(line))

/** Whether a line was put into the cart in this tab. */
export const wasAdded = (line: Line): boolean => added.has(keyOf(line))

/** Forgets the lines, because they were ordered, removed or unticked. */
export const forgetAdded = (lines: readonly Line[]): void => lines.forEach(line => added.delete(keyOf(line)))
