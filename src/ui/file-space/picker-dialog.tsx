import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from '../return-focus.ts'
import { FolderList } from './folder-list.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { useChosen } from './use-chosen.ts'
import { useFolders } from './use-folders.ts'
import { usePicturesOf } from './use-pictures-of.ts'

const useStyles = makeStyles({
  surface: { width: 'min(920px, 94vw)', maxWidth: 'none' },
  columns: {
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    height: 'min(520px, 60vh)',
  },
  column: { overflowY: 'auto', padding: '3px' },
})

type Chosen = ReturnType<typeof useChosen>

const Pictures = ({ folder, chosen, toggle }: { folder: number } & Pick<Chosen, 'chosen' | 'toggle'>) => (
  <PictureGrid state={usePicturesOf(folder)} chosen={chosen} onToggle={toggle} />
)

type Props = { onPick: (addresses: readonly string[]) => void; onClose: () => void }

/** Chooses pictures out of the folders of the store, from several of them if need be. Source: screens-seller, goods/form. */
export const PickerDialog = ({ onPick, onClose }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const folders = useFolders()
  const [folder, setFolder] = useState(0)
  const { chosen, toggle } = useChosen()
  useReturnFocus()
  const insert = () => {
    onPick(chosen.map(({ url }) => url))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('fileSpace.pick')}</DialogTitle>
          <DialogContent className={styles.columns}>
            <div className={styles.column}>
              <FolderList state={folders} open={folder} onOpen={({ id }) => setFolder(id)} />
            </div>
            <div className={styles.column}>
              <Pictures key={folder} folder={folder} chosen={chosen} toggle={toggle} />
            </div>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('btn.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={chosen.length === 0} onClick={insert}>
              {t('fileSpace.insert', { number: chosen.length })}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
