import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Choice } from '../../kind.ts'
import { CascadeColumn, FailedColumn, type Column } from './cascade-column.tsx'

const useStyles = makeStyles({ columns: { display: 'flex', maxHeight: '280px' } })

/** The focus goes to the opened entry of a column, else to the first, or to what asks again. */
const focusColumn = (root: HTMLElement | null, level: number): boolean => {
  const column = root?.querySelector(`[data-level="${level}"]`)
  const goal = ['[data-opened]', 'button'].flatMap(one => column?.querySelector<HTMLElement>(one) ?? [])[0]
  goal?.focus()
  return goal !== undefined
}

/** Which column the focus goes to as soon as it is there: at first that of what is chosen. */
const useGoal = (levels: number, start: number) => {
  const root = useRef<HTMLDivElement>(null)
  const goal = useRef<number | undefined>(Math.max(0, start))
  const seen = useRef(0)
  useEffect(() => {
    // Only new columns: one that is already there may have been scrolled, and a list that moves under the pointer loses the click.
    for (let level = seen.current; level < levels; level++)
      root.current?.querySelector(`[data-level="${level}"] [data-opened]`)?.scrollIntoView({ block: 'nearest' })
    seen.current = levels
  })
  useEffect(() => {
    if (goal.current !== undefined && focusColumn(root.current, goal.current)) goal.current = undefined
    // What held the focus is gone, and the column that is meant is still on its way.
    else if (!root.current?.contains(document.activeElement)) focusColumn(root.current, levels - 1)
  })
  const aim = (level: number | undefined) => {
    goal.current = level
  }
  return { root, aim }
}

type Props = {
  columns: readonly Column[]
  /** What is opened, from the top down. */
  opened: readonly string[]
  onOpen: (opened: readonly string[]) => void
  chosen: string | undefined
  /** An entry was clicked; `path` leads down to it. */
  onChoose: (choice: Choice, path: readonly string[]) => void
}

/** A column per level; what is chosen in one opens the next. Up and down walk a column, left and right go between them. */
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
  // A column that arrives late must not take the focus from a user who has begun to choose.
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
