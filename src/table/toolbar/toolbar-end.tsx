import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from './export-menu.tsx'
import { ImportButton } from './import-button.tsx'
import { LayoutMenu } from './layout-menu.tsx'
import type { TableDefinition } from '../define-table.ts'
import type { Table } from '../list/use-table.ts'
import { ViewsMenu } from '../search/views-menu.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  // A live region must exist while it is empty; the negative margin cancels its gap.
  count: { color: tokens.colorNeutralForeground3, ':empty': { marginRight: `calc(-1 * ${tokens.spacingHorizontalS})` } },
  danger: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    ':hover:active': { color: tokens.colorStatusDangerForeground1 },
  },
})

type Props = { definition: TableDefinition; table: Table; onRemove: () => void }

/** Actions for several rows: import, export and deletion, and the layout of the table. */
export const ToolbarEnd = ({ definition, table, onRemove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can } = definition
  const selected = table.selection.rows.length
  return (
    <div className={styles.root}>
      <span className={styles.count} role="status">
        {selected > 0 && t('table.selected', { count: selected })}
      </span>
      {can.import !== false && <ImportButton definition={definition} onDone={() => void table.reload()} />}
      {can.export !== false && <ExportMenu definition={definition} table={table} />}
      {can.remove !== false && (
        <Button className={styles.danger} icon={<DeleteRegular />} disabled={can.remove === 'disabled'} onClick={onRemove}>
          {t('btn.delete')}
        </Button>
      )}
      <ViewsMenu definition={definition} layout={table.layout} />
      <LayoutMenu definition={definition} layout={table.layout} />
    </div>
  )
}
