import { makeStyles, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../kind.ts'
import { columnsOf } from './cascade-path.ts'
import { EntryButton } from './entry-button.tsx'

const useStyles = makeStyles({
  columns: { display: 'flex', maxHeight: '280px' },
  column: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '148px',
    maxWidth: '240px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalXXS,
    ':not(:first-of-type)': { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  label: { flex: '1 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
  arrow: { color: tokens.colorNeutralForeground3, flexShrink: 0 },
})

type Props = {
  choices: readonly Choice[]
  /** The chosen entry, from the top down. */
  path: readonly Choice[]
  anyLevel: boolean
  /** `isLast`: there is nothing below it. */
  onChoose: (value: string, isLast: boolean) => void
}

/** The entry of a column that the focus goes to: the opened one, else the first. */
const focusColumn = (root: HTMLElement | null, level: number) => {
  const column = root?.querySelector(`[data-level="${level}"]`)
  const entry = column?.querySelector<HTMLElement>('[data-opened]') ?? column?.querySelector<HTMLElement>('[role=option]')
  entry?.focus()
}

/** What is opened, and where the focus goes next. */
const useOpened = (path: readonly Choice[]) => {
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(path.map(choice => choice.value))
  const [goal, setGoal] = useState(path.length - 1)
  useEffect(() => {
    for (const entry of root.current?.querySelectorAll('[data-opened]') ?? []) entry.scrollIntoView({ block: 'nearest' })
    focusColumn(root.current, Math.max(0, goal))
  }, [goal])
  return { root, opened, setOpened, setGoal }
}

/** A column per level; what is chosen in one opens the next. Up and down walk a column, left and right go between them. */
export const CascadeColumns = ({ choices, path, anyLevel, onChoose }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { root, opened, setOpened, setGoal } = useOpened(path)
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true })
  const chosen = path.at(-1)?.value
  const show = (choice: Choice, level: number) => setOpened([...opened.slice(0, level), choice.value])
  const choose = (choice: Choice, level: number) => {
    show(choice, level)
    const isLast = choice.children === undefined
    if (isLast || anyLevel) onChoose(choice.value, isLast)
  }
  const walk = ({ key }: KeyboardEvent, choice: Choice, level: number) => {
    if (key === 'ArrowLeft') setGoal(level - 1)
    if (key !== 'ArrowRight' || !choice.children) return
    show(choice, level)
    setGoal(level + 1)
  }
  return (
    <div ref={root} className={styles.columns}>
      {columnsOf(choices, opened).map((column, level) => (
        <div
          key={opened.slice(0, level).join('/')}
          className={styles.column}
          role="listbox"
          data-level={level}
          aria-label={t('table.level', { level: level + 1 })}
          {...arrows}
        >
          {column.map(choice => (
            <EntryButton
              key={choice.value}
              selected={choice.value === chosen}
              opened={opened[level] === choice.value}
              onClick={() => choose(choice, level)}
              onKeyDown={event => walk(event, choice, level)}
              onFocus={() => setGoal(level)}
            >
              <span className={styles.label}>{choice.label}</span>
              {choice.children && <ChevronRightRegular className={styles.arrow} />}
            </EntryButton>
          ))}
        </div>
      ))}
    </div>
  )
}
