import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '#src/ui/file-space/use-folders.ts'
import { UploadButton } from '#src/ui/uploads/upload-button.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { useSpace } from './use-space.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  grow: { flex: 1 },
})

type Props = { folder: Folder; space: ReturnType<typeof useSpace>; onGone: () => void }

/** Header of the folder: name, actions, upload. The temporary folder cannot be changed. */
export const FolderHead = ({ folder, space, onGone }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isNaming, setNaming] = useState(false)
  const remove = async () => {
    if (await space.removeFolder()) onGone()
  }
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{folder.name}</h2>
      {folder.id > 0 && (
        <>
          <Button
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={t('fileSpace.renameFolder')}
            title={t('fileSpace.renameFolder')}
            onClick={() => setNaming(true)}
          />
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('fileSpace.removeFolder')}
            title={t('fileSpace.removeFolder')}
            onClick={() => void remove()}
          />
        </>
      )}
      <span className={styles.grow} />
      <UploadButton primary label={t('goods.upload')} progress={space.progress} onFiles={files => void space.upload(files)} />
      {isNaming && (
        <NameDialog
          title={t('fileSpace.renameFolder')}
          name={folder.name}
          save={space.renameFolder}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
