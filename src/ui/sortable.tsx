import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from './moved.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalS },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  held: { opacity: 0.5, boxShadow: tokens.shadow8 },
  handle: { cursor: 'grab', touchAction: 'none' },
})

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  nameOf: (item: Item) => string
  onSort: (items: readonly Item[]) => void
  children: (item: Item, at: number) => ReactNode
}

/** Where a key takes an item; undefined: nowhere. */
const targetOf = (key: string, at: number, last: number): number | undefined => {
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[key]
  return to === undefined || to < 0 || to > last || to === at ? undefined : to
}

/** The place of the list's item at this height; -1: none is there. */
const placeAt = (list: HTMLUListElement | null, y: number): number =>
  [...(list?.children ?? [])].findIndex(item => {
    const { top, bottom } = item.getBoundingClientRect()
    return top <= y && y <= bottom
  })

/** While an item is held, it goes where the pointer goes. */
const useDrag = (list: RefObject<HTMLUListElement | null>, move: (from: number, to: number) => void) => {
  const [held, setHeld] = useState<number>()
  useEffect(() => {
    const listeners = new AbortController()
    const follow = ({ clientY }: PointerEvent) => {
      const to = placeAt(list.current, clientY)
      if (held === undefined || to < 0 || to === held) return
      move(held, to)
      setHeld(to)
    }
    const drop = () => setHeld(undefined)
    // On the window: what is moved within the page loses the pointer that it has caught.
    if (held !== undefined) {
      window.addEventListener('pointermove', follow, listeners)
      window.addEventListener('pointerup', drop, listeners)
      window.addEventListener('pointercancel', drop, listeners)
    }
    return () => listeners.abort()
  }, [held, list, move])
  return { held, hold: setHeld }
}

/**
 * A list that is put in order by hand: drag an item by its handle, or use the arrow keys, Home and End on it.
 * Where an item comes to lie is announced.
 */
export const Sortable = <Item,>({ label, items, keyOf, nameOf, onSort, children }: Props<Item>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  const [landed, setLanded] = useState<number>()
  const move = (from: number, to: number) => {
    onSort(moved(items, from, to))
    setLanded(to)
  }
  const { held, hold } = useDrag(list, move)
  const onKey = (event: KeyboardEvent, at: number) => {
    const to = targetOf(event.key, at, items.length - 1)
    if (to === undefined) return
    event.preventDefault()
    move(at, to)
  }
  // A handle that was moved with its item loses the focus on the way.
  useEffect(() => {
    if (landed !== undefined) list.current?.children[landed]?.querySelector('button')?.focus()
  }, [landed])
  const last = landed === undefined ? undefined : items[landed]
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label}>
        {items.map((item, at) => (
          <li key={keyOf(item)} className={mergeClasses(styles.item, held === at && styles.held)}>
            <Button
              appearance="subtle"
              className={styles.handle}
              icon={<ReOrderDotsVerticalRegular />}
              aria-label={t('ui.move', { name: nameOf(item) })}
              title={t('ui.moveHint')}
              onKeyDown={event => onKey(event, at)}
              onPointerDown={() => hold(at)}
            />
            {children(item, at)}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {last !== undefined && landed !== undefined && t('ui.moved', { name: nameOf(last), at: landed + 1, of: items.length })}
        </span>
      </VisuallyHidden>
    </>
  )
}
