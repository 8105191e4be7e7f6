import { useLayoutEffect, useState } from 'react'

/** The inner width of an element in px, as it is and as it becomes; undefined until it is mounted. */
export const useRoom = (element: HTMLElement | null): number | undefined => {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    if (!element) return undefined
    const read = () => setRoom(element.clientWidth)
    read()
    const watch = new ResizeObserver(read)
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return room
}
