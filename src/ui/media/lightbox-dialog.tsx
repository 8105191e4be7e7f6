import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepTabster } from '../focus/keep-tabster.ts'
import { Picture } from './picture.tsx'

const useStyles = makeStyles({
  surface: { maxWidth: 'min(92vw, 800px)' },
  stage: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  image: { width: 'min(100%, 70vh)', marginInline: 'auto' },
})

export type LightboxProps = {
  pictures: readonly string[]
  /** Index of the open picture; undefined closes the dialog. */
  at: number | undefined
  /** Description of the pictures. */
  name: string
  onMove: (at: number | undefined) => void
}

/** The dialog of `Lightbox`. */
export const LightboxDialog = ({ pictures, at, name, onMove }: LightboxProps) => {
  useKeepTabster()
  const styles = useStyles()
  const { t } = useTranslation()
  const turn = (by: number) => {
    if (at !== undefined) onMove((at + by + pictures.length) % pictures.length)
  }
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === 'ArrowLeft' ? -1 : 1)
  }
  const several = pictures.length > 1
  return (
    <Dialog
      open={at !== undefined}
      onOpenChange={(_, { open }) => {
        if (!open) onMove(undefined)
      }}
    >
      <DialogSurface className={styles.surface} onKeyDown={keys}>
        <DialogBody>
          <DialogTitle
            action={
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('btn.close')}
                onClick={() => onMove(undefined)}
              />
            }
          >
            {name}
          </DialogTitle>
          <DialogContent className={styles.stage}>
            <span>
              {several && (
                <Button
                  appearance="subtle"
                  icon={<ChevronLeftRegular />}
                  aria-label={t('ui.previousPicture')}
                  onClick={() => turn(-1)}
                />
              )}
            </span>
            <div className={styles.image}>
              <Picture
                src={pictures[at ?? 0] ?? ''}
                eager
                alt={t('ui.pictureOf', { at: (at ?? 0) + 1, of: pictures.length, name })}
              />
            </div>
            <span>
              {several && (
                <Button
                  appearance="subtle"
                  icon={<ChevronRightRegular />}
                  aria-label={t('ui.nextPicture')}
                  onClick={() => turn(1)}
                />
              )}
            </span>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
