import { useTranslation } from 'react-i18next'
import { allFileSpaceDirs } from '#contracts/api/content/file-spaces.ts'
import { useData } from '#src/lib/http/use-data.ts'

/** A picture folder. 0 is the temporary folder, which has no row of its own. Source: FIL-2. */
export type Folder = { readonly id: number; readonly name: string }

/** The store's picture folders, the temporary folder first. */
export const useFolders = () => {
  const { t } = useTranslation()
  const { data, error, mutate } = useData(allFileSpaceDirs, { query: { isAll: 'true' } }, { shouldRetryOnError: false })
  const folders: readonly Folder[] | undefined = data && [{ id: 0, name: t('fileSpace.temporary') }, ...data]
  return { folders, error, retry: () => void mutate() }
}
