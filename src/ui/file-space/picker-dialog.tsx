import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFrame } from '../feedback/modal.tsx'
import { FolderList } from './folder-list.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { useChosen } from './use-chosen.ts'
import { useFolders } from './use-folders.ts'
import { usePicturesOf } from './use-pictures-of.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    height: 'min(520px, 60vh)',
  },
  column: { position: 'relative', overflowY: 'auto', padding: '3px' },
})

type Chosen = ReturnType<typeof useChosen>

const Pictures = ({ folder, chosen, toggle }: { folder: number } & Pick<Chosen, 'chosen' | 'toggle'>) => (
  <PictureGrid state={usePicturesOf(folder)} chosen={chosen} onToggle={toggle} />
)

type Props = { onPick: (addresses: readonly string[]) => void; onClose: () => void }

/** Dialog to pick pictures from the store's folders; a selection may span several folders. Source: GDE-10. */
export const PickerDialog = ({ onPick, onClose }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const folders = useFolders()
  const [folder, setFolder] = useState(0)
  const { chosen, toggle } = useChosen()
  const insert = () => {
    onPick(chosen.map(({ url }) => url))
    onClose()
  }
  return (
    <ModalFrame width={920} onClose={onClose}>
      <ModalBody
        title={t('fileSpace.pick')}
        className={styles.columns}
        actions={
          <>
            <Button onClick={onClose}>{t('btn.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={chosen.length === 0} onClick={insert}>
              {t('fileSpace.insert', { number: chosen.length })}
            </Button>
          </>
        }
      >
        <div className={styles.column}>
          <FolderList state={folders} open={folder} onOpen={({ id }) => setFolder(id)} />
        </div>
        <div className={styles.column}>
          <Pictures key={folder} folder={folder} chosen={chosen} toggle={toggle} />
        </div>
      </ModalBody>
    </ModalFrame>
  )
}
