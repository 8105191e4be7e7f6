import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { useGridStyles, useRowButtonStyles } from './grid-styles.ts'

/** Arrow keys navigate the grid, except those that expand and collapse a branch here. */
const reserved = (key: 'ArrowLeft' | 'ArrowRight') => JSON.stringify({ focusable: { ignoreKeydown: { [key]: true } } })

type Props = {
  name: string
  level: number
  leaf: boolean
  open: boolean
  loading: boolean
  onToggle: () => void
  children: ReactNode
}

const Arrow = ({ name, open, loading, onToggle }: Omit<Props, 'level' | 'leaf' | 'children'>) => {
  const { t } = useTranslation()
  const styles = useRowButtonStyles()
  const key = open ? 'ArrowLeft' : 'ArrowRight'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== key) return
    event.preventDefault()
    onToggle()
  }
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t(open ? 'table.collapse' : 'table.expand', { name })}
      aria-expanded={open}
      data-tabster={reserved(key)}
      onKeyDown={onKeyDown}
      onClick={onToggle}
    >
      {loading ? <BusyIcon size="extra-tiny" /> : open ? <ChevronDownRegular /> : <ChevronRightRegular />}
    </button>
  )
}

/** The first cell of a tree row: indented by its level, with an expand button if it has children. */
export const TreeToggle = ({ level, leaf, children, ...arrow }: Props) => {
  const styles = useGridStyles()
  return (
    <div className={styles.tree} style={{ paddingLeft: (level - 1) * 24 + (leaf ? 32 : 0) }}>
      {!leaf && <Arrow {...arrow} />}
      {children}
    </div>
  )
}
