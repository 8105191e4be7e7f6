import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open'
import { FolderRegular } from '@fluentui/react-icons/svg/folder'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../feedback/error-state.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'
import type { Folder, useFolders } from './use-folders.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  folder: { width: '100%', justifyContent: 'start', fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  open: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
})

type Props = { state: ReturnType<typeof useFolders>; open: number; onOpen: (folder: Folder) => void }

/** The store's picture folders, with one selected. */
export const FolderList = ({ state: { folders, error, retry }, open, onOpen }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  if (!folders) return error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={4} size={32} />
  return (
    <ul className={styles.list} aria-label={t('fileSpace.folders')}>
      {folders.map(folder => {
        const isOpen = folder.id === open
        return (
          <li key={folder.id}>
            <Button
              appearance="subtle"
              className={mergeClasses(styles.folder, isOpen && styles.open)}
              icon={isOpen ? <FolderOpenRegular /> : <FolderRegular />}
              {...(isOpen && { 'aria-current': 'true' })}
              onClick={() => onOpen(folder)}
            >
              <span className={styles.name}>{folder.name}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
