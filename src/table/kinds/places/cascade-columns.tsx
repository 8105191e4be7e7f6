import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Choice } from '../../kind.ts'
import { CascadeColumn, FailedColumn, type Column } from './cascade-column.tsx'

const useStyles = makeStyles({ columns: { display: 'flex', maxHeight: '280px' } })

/** Focuses the opened entry of a column, else the first one, else the retry button. */
const focusColumn = (root: HTMLElement | null, level: number): boolean => {
  const column = root?.querySelector(`[data-level="${level}"]`)
  const goal = ['[data-opened]', 'button'].flatMap(one => column?.querySelector<HTMLElement>(one) ?? [])[0]
  goal?.focus()
  return goal !== undefined
}

/** The column to focus as soon as it exists; at first that of the chosen entry. */
const useGoal = (levels: number, start: number) => {
  const root = useRef<HTMLDivElement>(null)
  const goal = useRef<number | undefined>(Math.max(0, start))
  const seen = useRef(0)
  useEffect(() => {
    // Scroll to new columns only: moving a visible column under the pointer would lose the click.
    for (let level = seen.current; level < levels; level++)
      root.current?.querySelector(`[data-level="${level}"] [data-opened]`)?.scrollIntoView({ block: 'nearest' })
    seen.current = levels
  })
  useEffect(() => {
    if (goal.current !== undefined && focusColumn(root.current, goal.current)) goal.current = undefined
    // The focused element is gone, and the target column has not loaded yet.
    else if (!root.current?.contains(document.activeElement)) focusColumn(root.current, levels - 1)
  })
  const aim = (level: number | undefined) => {
    goal.current = level
  }
  return { root, aim }
}

type Props = {
  columns: readonly Column[]
  /** The opened entries, from the root down. */
  opened: readonly string[]
  onOpen: (opened: readonly string[]) => void
  chosen: string | undefined
  /** Called when an entry is clicked; `path` leads from the root to it. */
  onChoose: (choice: Choice, path: readonly string[]) => void
}

/** A column per level; choosing an entry opens the next one. Up and down move within a column, left and right between columns. */
export const CascadeColumns = ({ columns, opened, onOpen, chosen, onChoose }: Props) => {
  const { root, aim } = useGoal(columns.length, opened.length - 1)
  const pathOf = (choice: Choice, level: number) => [...opened.slice(0, level), choice.value]
  const choose = (choice: Choice, level: number) => {
    aim(undefined)
    onOpen(pathOf(choice, level))
    onChoose(choice, pathOf(choice, level))
  }
  const walk = ({ key }: KeyboardEvent, choice: Choice, level: number) => {
    if (key === 'ArrowLeft') focusColumn(root.current, level - 1)
    if (key !== 'ArrowRight' || !choice.children) return
    aim(level + 1)
    onOpen(pathOf(choice, level))
  }
  const retry = (again: () => void, level: number) => {
    aim(level)
    again()
  }
  // A column that arrives late must not take the focus once the user has started to choose.
  const stay = () => aim(undefined)
  return (
    <div ref={root} className={useStyles().columns} onPointerDownCapture={stay} onKeyDownCapture={stay}>
      {columns.map(({ choices, loading, failed }, level) =>
        failed ? (
          <FailedColumn key="failed" level={level} failed={failed} onRetry={() => retry(failed.retry, level)} />
        ) : (
          <CascadeColumn
            key={opened.slice(0, level).join('/')}
            choices={choices}
            loading={loading}
            level={level}
            opened={opened[level]}
            chosen={chosen}
            onChoose={choice => choose(choice, level)}
            onWalk={(event, choice) => walk(event, choice, level)}
          />
        ),
      )}
    </div>
  )
}
