import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { FullScreenMaximizeRegular } from '@fluentui/react-icons/svg/full-screen-maximize'
import { FullScreenMinimizeRegular } from '@fluentui/react-icons/svg/full-screen-minimize'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { Part } from '#src/ui/feedback/part.tsx'

const useStyles = makeStyles({
  surface: { maxWidth: '94vw', padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}` },
  full: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100vh',
    maxHeight: '100vh',
    margin: 0,
    borderRadius: 0,
  },
  body: { maxHeight: 'calc(100vh - 96px)', gap: tokens.spacingVerticalM },
  fullBody: { height: '100%', maxHeight: '100%', gridTemplateRows: 'auto 1fr auto' },
  content: { paddingBlock: tokens.spacingVerticalS },
  icons: { display: 'flex' },
})

/** Full-screen state shared by all record dialogs. Without `toggle` it cannot be changed. Source: TFO-3. */
export type FullScreen = { readonly on: boolean; readonly toggle?: () => void }

type Props = {
  title: string
  width: string
  full: FullScreen
  onClose: () => void
  /** Buttons at the bottom; omitted in read-only dialogs. */
  actions?: ReactNode
  children: ReactNode
}

/** Frame of all record dialogs. */
export const RecordDialog = ({ title, width, full, onClose, actions, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  useReturnFocus()
  const icons = (
    <div className={styles.icons}>
      {full.toggle && (
        <Button
          appearance="subtle"
          icon={full.on ? <FullScreenMinimizeRegular /> : <FullScreenMaximizeRegular />}
          aria-label={t(full.on ? 'table.leaveFullScreen' : 'table.fullScreen')}
          aria-pressed={full.on}
          onClick={full.toggle}
        />
      )}
      <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('btn.close')} onClick={onClose} />
    </div>
  )
  return (
    <Dialog
      open
      onOpenChange={(_, data) => {
        if (!data.open && data.type === 'escapeKeyDown') onClose()
      }}
    >
      <DialogSurface
        className={mergeClasses(styles.surface, full.on && styles.full)}
        {...(!full.on && { style: { width: `max(${width}, 680px)` } })}
      >
        <DialogBody className={mergeClasses(styles.body, full.on && styles.fullBody)}>
          <DialogTitle action={icons}>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <Part>{children}</Part>
          </DialogContent>
          {actions && <DialogActions>{actions}</DialogActions>}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
