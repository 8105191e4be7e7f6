import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import type { PickDialog } from '../kinds/choices/pick.tsx'
import { OwnLabels } from '../kinds/shared.tsx'
import type { Row } from '../kind.ts'
import { OwnAddress } from '../search/own-address.tsx'
import type { TableDefinition } from '../define-table.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { nameOfRow } from '../grid/row-name.ts'
import { TableScreen } from '../table-screen.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, marginBottom: tokens.spacingVerticalM },
  names: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Removes all actions from a definition. Source: TPK-1. */
const forLooking = (definition: TableDefinition): TableDefinition => ({
  ...definition,
  can: { ...definition.can, add: false, view: false, edit: false, remove: false, removeRow: false, import: false, export: true },
  actions: [],
})

/** Always full-screen, independent of the other dialogs. */
const always = { on: true }

/**
 * Options of a `pick` field whose rows come from a table screen. The confirm button is at the top left and needs a selection; a
 * single choice takes the first selected row. Source: TPK-1.
 */
export const picking = (definition: TableDefinition) => {
  const Dialog: PickDialog = ({ title, many, onPick, onClose }) => {
    const { t } = useTranslation()
    const styles = useStyles()
    const [rows, setRows] = useState<readonly Row[]>([])
    const looked = useMemo(() => forLooking(definition), [])
    const taken = many ? rows : rows.slice(0, 1)
    const confirm = () => (taken.length === 0 ? notify.error(t('msg.selectErr')) : onPick(taken))
    return (
      <RecordDialog title={title} width="100%" full={always} onClose={onClose}>
        {/* Submitting the search must not submit the form behind the dialog. */}
        <div onSubmit={event => event.stopPropagation()}>
          <OwnLabels>
            <div className={styles.head}>
              <Button appearance="primary" icon={<CheckmarkRegular />} onClick={confirm}>
                {t('btn.select')}
              </Button>
              <span className={styles.names}>{taken.map(nameOfRow).join(', ')}</span>
            </div>
            <OwnAddress>
              <TableScreen definition={looked} onSelected={setRows} />
            </OwnAddress>
          </OwnLabels>
        </div>
      </RecordDialog>
    )
  }
  return { from: definition.calls.list, Dialog } as const
}
