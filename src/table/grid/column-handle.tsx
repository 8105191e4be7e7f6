import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { boundedWidth, widthBounds } from '../toolbar/layout.ts'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: '9px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      top: '9px',
      bottom: '9px',
      right: '1px',
      width: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':hover::after': { backgroundColor: tokens.colorBrandStroke1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
})

/** Step of an arrow key, in px. */
const step = 16

type Props = {
  label: string
  /** Width in px, if the user has set one. */
  width: number | undefined
  onResize: (width: number) => void
}

/** Resize handle of a column: drag it, or use the up and down arrows, because left and right navigate the grid. */
export const ColumnHandle = ({ label, width, onResize }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const edge = useRef<HTMLButtonElement>(null)
  const drawn = () => edge.current?.closest('th')?.offsetWidth ?? widthBounds.least
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const left = edge.current?.closest('th')?.getBoundingClientRect().left ?? 0
    onResize(boundedWidth(event.clientX - left))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onResize(boundedWidth((width ?? drawn()) + (event.key === 'ArrowUp' ? step : -step)))
  }
  return (
    <button
      ref={edge}
      type="button"
      role="separator"
      className={styles.root}
      aria-label={t('table.columnWidth', { name: label })}
      aria-orientation="vertical"
      aria-valuemin={widthBounds.least}
      aria-valuemax={widthBounds.most}
      aria-valuenow={width ?? 0}
      aria-valuetext={t(width === undefined ? 'table.columnWidthUsual' : 'table.columnWidthPx', { width })}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
    />
  )
}
