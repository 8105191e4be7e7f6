import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PictureGrid } from '#src/ui/file-space/picture-grid.tsx'
import { useChosen } from '#src/ui/file-space/use-chosen.ts'
import type { Folder } from '#src/ui/file-space/use-folders.ts'
import { usePicturesOf } from '#src/ui/file-space/use-pictures-of.ts'
import { FolderHead } from './folder-head.tsx'
import { PictureTools } from './picture-tools.tsx'
import { useSpace } from './use-space.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
})

type Props = { folder: Folder; folders: readonly Folder[]; onGone: () => void }

/** The pictures of a folder: select, preview, rename, move, delete. */
export const FolderView = ({ folder, folders, onGone }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const state = usePicturesOf(folder.id)
  const space = useSpace(folder)
  const { chosen, toggle, clear } = useChosen()
  return (
    <section className={styles.root} aria-label={folder.name}>
      <FolderHead folder={folder} space={space} onGone={onGone} />
      <PictureTools chosen={chosen} targets={folders.filter(({ id }) => id !== folder.id)} space={space} onDone={clear} />
      <PictureGrid state={state} chosen={chosen} onToggle={toggle} hint={t('fileSpace.emptyHint')} />
    </section>
  )
}
