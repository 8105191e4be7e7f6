import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxImport } from '#contracts/api/kit/import.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { isReadOnly } from '../form/form-values.ts'
import type { TableDefinition } from '../define-table.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress, Reading } from './import-progress.tsx'
import { TwiceChoice } from './twice-choice.tsx'
import { useImport, type Import } from './use-import.ts'
import { sheetErrorTexts } from './sheet-error-texts.ts'

type Props = { definition: TableDefinition; file: File; onClose: () => void; onDone: () => void }

const Content = ({ definition, from }: { definition: TableDefinition; from: Import }) => {
  const { t } = useTranslation()
  const { loaded, problem, retry } = from
  if (typeof problem === 'string') {
    return (
      <MessageBar intent="error">
        <MessageBarBody>{t(sheetErrorTexts[problem], { most: maxImport })}</MessageBarBody>
      </MessageBar>
    )
  }
  if (problem) return <ErrorState error={problem} onRetry={retry} />
  if (!loaded) return <Reading />
  return (
    <>
      <ImportProgress from={from} />
      <TwiceChoice from={from} />
      <ImportPreview definition={definition} from={from} loaded={loaded} />
    </>
  )
}

type ActionsProps = { from: Import; onSend: () => void; onClose: () => void }

const Actions = ({ from, onSend, onClose }: ActionsProps) => {
  const { t } = useTranslation()
  const { left, faulty, isChecked, sending } = from
  const isGoing = sending.state !== 'still'
  return (
    <>
      {faulty > 0 && <Button onClick={() => void from.save()}>{t('table.saveProblems')}</Button>}
      {isGoing ? (
        <Button disabledFocusable={sending.state === 'stopping'} onClick={sending.stop}>
          {t('table.stopImport')}
        </Button>
      ) : (
        <Button onClick={onClose}>{t('btn.cancel')}</Button>
      )}
      {left > 0 && (
        <Button
          appearance="primary"
          disabledFocusable={faulty > 0 || !isChecked || isGoing}
          {...(isGoing && { icon: <BusyIcon /> })}
          onClick={onSend}
        >
          {t('table.importRows', { count: left })}
        </Button>
      )}
    </>
  )
}

/** Previews a file before it is imported: nothing is sent while a row is invalid. Closing the dialog stops the import. */
export const ImportDialog = ({ definition: whole, file, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const [full, setFull] = useState(false)
  // Read-only fields cannot be imported either.
  const page = useMemo(() => ({ ...whole, form: whole.form.filter(field => !isReadOnly(field, false)) }), [whole])
  const from = useImport(page, file)
  const { left, sending } = from
  const send = async () => {
    const taken = await sending.send()
    if (taken > 0) onDone()
    if (taken < left) return
    notify.success(t('table.imported', { count: sending.sent + taken }))
    onClose()
  }
  const close = () => (sending.state === 'still' ? onClose() : sending.stop())
  return (
    <RecordDialog
      title={t('table.importTitle', { name: file.name })}
      width="80%"
      full={{ on: full, toggle: () => setFull(!full) }}
      onClose={close}
      actions={<Actions from={from} onSend={() => void send()} onClose={close} />}
    >
      <Content definition={page} from={from} />
    </RecordDialog>
  )
}
