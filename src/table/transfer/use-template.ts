import { useTranslation } from 'react-i18next'
import { download, workbookType } from '#src/lib/browser/download.ts'
import { isReadOnly } from '../form/form-values.ts'
import type { TableDefinition } from '../define-table.ts'
import { useWord } from '../use-word.ts'
import { writeSheet } from './sheet.ts'

/** Returns a function that saves an empty spreadsheet with the headings that an import understands. Source: TEX-11. */
export const useTemplate = ({ form }: TableDefinition): (() => Promise<void>) => {
  const { t } = useTranslation()
  const word = useWord()
  return async () => {
    const headings = form.filter(field => !isReadOnly(field, false)).map(({ label }) => word(label))
    download(`${t('table.template')}.xlsx`, await writeSheet([headings]), workbookType)
  }
}
