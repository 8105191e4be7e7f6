import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
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
  folded: { '@media (max-width: 599px)': { display: 'none' } },
})

type Props = { definition: TableDefinition; table: Table; isUnfolded: boolean; onRemove: () => void }

/** Actions for several rows: import, export and deletion, and the layout of the table. Folded on a phone unless `isUnfolded`. */
export const ToolbarEnd = ({ definition, table, isUnfolded, onRemove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can } = definition
  return (
    <div className={mergeClasses(styles.root, !isUnfolded && styles.folded)}>
      {can.import !== false && <ImportButton definition={definition} onDone={() => void table.reload()} />}
      {can.export !== false && <ExportMenu definition={definition} table={table} />}
      {can.remove !== false && (
        <Button appearance="subtle" icon={<DeleteRegular />} disabled={can.remove === 'disabled'} onClick={onRemove}>
          {t('btn.delete')}
        </Button>
      )}
      <ViewsMenu definition={definition} layout={table.layout} />
      <LayoutMenu definition={definition} layout={table.layout} />
    </div>
  )
}
