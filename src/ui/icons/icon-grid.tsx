import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FaGlyph } from './fa-glyph.tsx'
import { useFaIcons } from './use-fa-icons.ts'

const columns = 8
const side = 40

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, width: `${columns * side + 18}px` },
  list: { position: 'relative', height: `${side * 6}px`, overflowY: 'auto' },
  row: { position: 'absolute', insetInline: 0, display: 'flex' },
  one: {
    display: 'grid',
    placeItems: 'center',
    width: `${side}px`,
    height: `${side}px`,
    padding: 0,
    fontSize: '20px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  status: {
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  PageUp: -columns * 6,
  PageDown: columns * 6,
  Home: -Infinity,
  End: Infinity,
}

/** The index that a key moves to; undefined for other keys. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), count - 1)
}

/** Icon names that match the search text and fit the column's maximum length. */
const useNames = (typed: string, max: number) => {
  const known = useFaIcons()
  return useMemo(() => {
    const wanted = typed.trim().toLowerCase().replace(/^fa-?/, '')
    const all = [...(known ?? [])].map(name => `fa-${name}`)
    return all.filter(name => name.length <= max && name.includes(wanted))
  }, [known, typed, max])
}

type Props = {
  /** The chosen name, such as `fa-cog`. */
  value: string
  /** Maximum length of the name, in characters. */
  max: number
  onChoose: (name: string) => void
}

/** A virtualised grid of all icons, eight per row, with arrow-key navigation. Source: TCO-19. */
export const IconGrid = ({ value, max, onChoose }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const names = useNames(typed, max)
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [walking, setWalking] = useState(false)
  const place = Math.max(0, Math.min(at, names.length - 1))
  const rows = useVirtualizer({
    count: Math.ceil(names.length / columns),
    getScrollElement: () => list.current,
    estimateSize: () => side,
    overscan: 2,
  })
  const go = (next: number) => {
    setAt(next)
    setWalking(true)
    rows.scrollToIndex(Math.floor(next / columns))
  }
  useEffect(() => {
    if (walking) list.current?.querySelector<HTMLElement>(`[data-at="${place}"]`)?.focus()
  })
  const keys = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, names.length)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  return (
    <div className={styles.root}>
      <Input
        contentBefore={<SearchRegular />}
        aria-label={t('icons.search')}
        placeholder={t('icons.search')}
        value={typed}
        onFocus={() => setWalking(false)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' && names.length > 0) go(0)
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(_, data) => {
          setTyped(data.value)
          setAt(0)
          list.current?.scrollTo(0, 0)
        }}
      />
      <div ref={list} role="listbox" aria-label={t('icons.all')} className={styles.list}>
        <div role="presentation" style={{ position: 'relative', height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <div key={index} role="presentation" className={styles.row} style={{ transform: `translateY(${start}px)` }}>
              {names.slice(index * columns, (index + 1) * columns).map((name, column) => {
                const one = index * columns + column
                return (
                  <button
                    key={name}
                    type="button"
                    role="option"
                    aria-selected={name === value}
                    aria-posinset={one + 1}
                    aria-setsize={names.length}
                    title={name}
                    tabIndex={one === place ? 0 : -1}
                    data-at={one}
                    className={mergeClasses(styles.one, name === value && styles.chosen)}
                    onKeyDown={keys}
                    onFocus={() => setAt(one)}
                    onClick={() => onChoose(name)}
                  >
                    <FaGlyph name={name} />
                  </button>
                )
              })}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.status}>
        <span>{names[place] ?? ''}</span>
        <span role="status">{t('icons.count', { count: names.length })}</span>
      </div>
    </div>
  )
}
