import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '../action.ts'
import type { TableDefinition } from '../define-table.ts'
import { ActionButtons } from './action-buttons.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { ToolbarEnd } from './toolbar-end.tsx'
import type { Table } from '../list/use-table.ts'

const useStyles = makeStyles({
  root: { position: 'relative', flexShrink: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  // On a phone the bar is at the foot of the window: the toolbar stays in its place, out of use.
  behind: { visibility: 'hidden', '@media (max-width: 599px)': { visibility: 'visible', opacity: 0.4 } },
  fold: { marginLeft: 'auto', '@media (min-width: 600px)': { display: 'none' } },
})

type Props = {
  definition: TableDefinition
  table: Table
  /** The running action. */
  running: Action | undefined
  searching: boolean
  /** Id of the search bar. */
  barId: string
  onAdd: () => void
  onSearch: () => void
  onRemove: () => void
  onAct: (action: Action) => void
}

/**
 * Buttons to add a record, the screen's own actions and the toggle of the search bar. While rows are selected, the bar with what
 * can be done to them covers it. On a phone the end of the toolbar is collapsed. Source: TBS-1, TBS-11.
 */
export const Toolbar = ({ definition, table, running, searching, barId, onAdd, onSearch, onRemove, onAct }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isUnfolded, setUnfolded] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const takeFocus = useCallback(() => bar.current?.querySelector<HTMLElement>('button:enabled')?.focus(), [])
  const { can } = definition
  const isBehind = table.selection.rows.length > 0
  const acting = { definition, running, onAct }
  return (
    <div className={styles.root}>
      <div ref={bar} inert={isBehind} className={mergeClasses(styles.bar, isBehind && styles.behind)}>
        {can.add !== false && (
          <Button appearance="primary" icon={<AddRegular />} disabled={can.add === 'disabled'} onClick={onAdd}>
            {t('btn.add')}
          </Button>
        )}
        <ActionButtons {...acting} />
        {can.search !== false && (
          <Button
            icon={<SearchRegular />}
            disabled={can.search === 'disabled'}
            aria-expanded={searching}
            {...(searching && { 'aria-controls': barId })}
            onClick={onSearch}
          >
            {t('btn.search')}
          </Button>
        )}
        <Button
          className={styles.fold}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={t('table.more')}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        />
        <ToolbarEnd definition={definition} table={table} isUnfolded={isUnfolded} onRemove={onRemove} />
      </div>
      <SelectionBar {...acting} table={table} onRemove={onRemove} onFocusLost={takeFocus} />
    </div>
  )
}
