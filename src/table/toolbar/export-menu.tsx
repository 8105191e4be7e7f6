import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  ProgressBar,
} from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { useTranslation } from 'react-i18next'
import type { TableDefinition } from '../define-table.ts'
import { useExport, type ExportProgress } from '../transfer/use-export.ts'
import type { Table } from '../list/use-table.ts'

const Progress = ({ loaded, total, onCancel }: ExportProgress & { onCancel: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog open modalType="alert">
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('btn.export')}</DialogTitle>
          <DialogContent>
            <p role="status">
              {total > 0 ? t('table.exporting', { loaded, total }) : t('table.exportingSome', { count: loaded })}
            </p>
            <ProgressBar aria-label={t('btn.export')} {...(total > 0 && { value: loaded, max: total })} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{t('btn.cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

type Props = { definition: TableDefinition; table: Table; className?: string }

/** Exports the selected rows, the loaded rows, or all rows that match the search. */
export const ExportMenu = ({ definition, table, className }: Props) => {
  const { t } = useTranslation()
  const { run, progress, cancel } = useExport(definition, table)
  const selected = table.selection.rows.length
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button className={className} icon={<ArrowDownloadRegular />} disabled={definition.can.export === 'disabled'}>
            {t('btn.export')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem disabled={selected === 0} onClick={() => void run('selected')}>
              {t('table.exportSelected', { count: selected })}
            </MenuItem>
            <MenuItem onClick={() => void run('loaded')}>{t('table.exportLoaded', { count: table.visible.length })}</MenuItem>
            <MenuItem onClick={() => void run('all')}>
              {definition.tree ? t('table.exportTree') : t('table.exportAll', { count: table.list.total })}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {progress && <Progress {...progress} onCancel={cancel} />}
    </>
  )
}
