import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FolderAddRegular } from '@fluentui/react-icons/svg/folder-add'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { allFileSpaceDirs, fileSpaceDirs } from '#contracts/api/content/file-spaces.ts'
import { call } from '#src/lib/http/call.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { FolderList } from '#src/ui/file-space/folder-list.tsx'
import { useFolders } from '#src/ui/file-space/use-folders.ts'
import { FolderView } from './file-spaces/folder-view.tsx'
import { NameDialog } from './file-spaces/name-dialog.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  folders: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    position: 'sticky',
    top: tokens.spacingVerticalL,
    '@media (max-width: 767px)': { position: 'static' },
  },
})

/** The store's pictures in folders; the selected folder is stored in the URL. Source: FIL-5. */
export default function FileSpaces() {
  const { t } = useTranslation()
  const styles = useStyles()
  const refresh = useRefresh()
  const state = useFolders()
  const [isAdding, setAdding] = useState(false)
  const [params, setParams] = useSearchParams()
  const wanted = Number(params.get('dir_id') ?? 0)
  const folder = state.folders?.find(({ id }) => id === wanted) ?? state.folders?.[0]
  const open = (id: number) => setParams(id === 0 ? {} : { dir_id: String(id) })
  return (
    <div className={styles.root}>
      <div className={styles.folders}>
        <Button icon={<FolderAddRegular />} onClick={() => setAdding(true)}>
          {t('fileSpace.addFolder')}
        </Button>
        <FolderList state={state} open={folder?.id ?? 0} onOpen={({ id }) => open(id)} />
      </div>
      {folder && state.folders && <FolderView key={folder.id} folder={folder} folders={state.folders} onGone={() => open(0)} />}
      {isAdding && (
        <NameDialog
          title={t('fileSpace.addFolder')}
          save={async name => {
            const { id } = await call(fileSpaceDirs.create, { body: { name } })
            await refresh(allFileSpaceDirs)
            open(id)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
