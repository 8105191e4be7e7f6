/** Runs `task` on every item, at most `width` at a time. */
export const inParallel = async <Item>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = [...items]
  const work = async (): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return
    await task(next)
    await work()
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work))
}
