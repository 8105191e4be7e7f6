import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import type { Action, TableDefinition } from '../define-table.ts'
import { ToolbarEnd } from './toolbar-end.tsx'
import type { Table } from '../list/use-table.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, flexShrink: 0 },
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

/** Buttons to add a record, the screen's own actions, the toggle of the search bar, and the selection. Source: TBS-1. */
export const Toolbar = ({ definition, table, running, searching, barId, onAdd, onSearch, onRemove, onAct }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can, actions } = definition
  const own = actions.filter(({ needs }) => needs === 'selection' || needs === 'nothing')
  return (
    <div className={styles.root}>
      {can.add !== false && (
        <Button appearance="primary" icon={<AddRegular />} disabled={can.add === 'disabled'} onClick={onAdd}>
          {t('btn.add')}
        </Button>
      )}
      {own.map(action => {
        const { name, icon: Icon, primary = false } = action
        return (
          <Button
            key={name}
            appearance={primary ? 'primary' : 'secondary'}
            disabled={running !== undefined}
            onClick={() => onAct(action)}
            {...(running === action ? { icon: <BusyIcon /> } : Icon && { icon: <Icon /> })}
          >
            {t(name)}
          </Button>
        )
      })}
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
      <ToolbarEnd definition={definition} table={table} onRemove={onRemove} />
    </div>
  )
}
