import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxImport } from '#contracts/api/kit/import.ts'
import { notify } from '#src/lib/notify.ts'
import { BusyIcon } from '#src/ui/busy-icon.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinesSkeleton } from '#src/ui/skeletons.tsx'
import type { TableDefinition } from '../page.ts'
import { RecordDialog } from '../record-dialog.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport, type Import } from './use-import.ts'

type Props = { page: TableDefinition; file: File; onClose: () => void; onDone: () => void }

const Content = ({ page, from }: { page: TableDefinition; from: Import }) => {
  const { t } = useTranslation()
  const { loaded, fault, retry, rows, faulty, refusal } = from
  if (typeof fault === 'string') {
    return (
      <MessageBar intent="error">
        <MessageBarBody>{t(`table.sheetFaults.${fault}`, { most: maxImport })}</MessageBarBody>
      </MessageBar>
    )
  }
  if (fault) return <ErrorState error={fault} onRetry={retry} />
  if (!loaded) return <LinesSkeleton count={6} size={24} />
  return (
    <>
      {refusal && (
        <MessageBar intent="error">
          <MessageBarBody>{refusal}</MessageBarBody>
        </MessageBar>
      )}
      <p role="status">{t('table.importFound', { count: rows.length, faulty })}</p>
      <ImportPreview page={page} from={from} loaded={loaded} />
    </>
  )
}

/** What a file would bring, before it brings it: nothing is sent while a row is wrong. */
export const ImportDialog = ({ page, file, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const [full, setFull] = useState(false)
  const from = useImport(page, file)
  const { rows, faulty, sending } = from
  const send = async () => {
    const count = await from.send()
    if (count === undefined) return
    notify.success(t('table.imported', { count }))
    onDone()
    onClose()
  }
  return (
    <RecordDialog
      title={t('table.importTitle', { name: file.name })}
      width="80%"
      full={{ on: full, toggle: () => setFull(!full) }}
      onClose={onClose}
      actions={
        <>
          {faulty > 0 && <Button onClick={() => void from.save()}>{t('table.saveFaults')}</Button>}
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          {rows.length > 0 && (
            <Button
              appearance="primary"
              disabled={faulty > 0 || sending}
              {...(sending && { icon: <BusyIcon /> })}
              onClick={() => void send()}
            >
              {t('table.importRows', { count: rows.length })}
            </Button>
          )}
        </>
      }
    >
      <Content page={page} from={from} />
    </RecordDialog>
  )
}
