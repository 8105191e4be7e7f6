import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableDefinition } from '../define-table.ts'
import { useTemplate } from '../transfer/use-template.ts'

// Most visits do not import anything.
const ImportDialog = lazy(async () => ({ default: (await import('../transfer/import-dialog.tsx')).ImportDialog }))

type Props = { definition: TableDefinition; onDone: () => void }

/**
 * Chooses a spreadsheet and opens the import dialog, or saves a template to fill in. The input is cleared, so that the same file
 * can be chosen again.
 */
export const ImportButton = ({ definition, onDone }: Props) => {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const saveTemplate = useTemplate(definition)
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<ArrowUploadRegular />} disabled={definition.can.import === 'disabled'}>
            {t('btn.import')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => box.current?.click()}>{t('table.chooseFile')}</MenuItem>
            <MenuItem onClick={() => void saveTemplate()}>{t('table.saveTemplate')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <input
        ref={box}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={t('btn.import')}
        onChange={event => {
          setFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {file && (
        <Suspense>
          <ImportDialog definition={definition} file={file} onClose={() => setFile(undefined)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
