import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
  type DialogOpenChangeData,
} from '@fluentui/react-components'
import type { FormEvent, ReactNode } from 'react'
import { useKeepTabster } from '../focus/keep-tabster.ts'
import { useReturnFocus } from '../focus/return-focus.ts'
import { scrollsByKeys } from '../focus/scrolls-by-keys.ts'
import { Part } from './part.tsx'

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

type FrameProps = {
  /** False closes the dialog; its content stays mounted until the animation has ended. */
  open?: boolean
  /** Maximum width in px. */
  width: number
  onClose: () => void
  /** What closes the dialog besides its buttons; default: Escape and a click outside. Use `escape` for dialogs with input. */
  closedBy?: 'any' | 'escape' | 'none'
  children: ReactNode
}

/** Mounted only while the dialog is open. */
const Inside = ({ children }: { children: ReactNode }) => {
  useReturnFocus()
  useKeepTabster()
  return children
}

/** An empty dialog; render a `ModalBody` in it. Returns the focus to the previous element when it closes. */
export const ModalFrame = ({ open = true, width, onClose, closedBy = 'any', children }: FrameProps) => {
  const change = (_: unknown, data: DialogOpenChangeData) => {
    if (data.open || closedBy === 'none') return
    if (closedBy === 'any' || data.type === 'escapeKeyDown') onClose()
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogSurface style={{ width: `min(${width}px, 94vw)`, maxWidth: 'none' }}>
        <Inside>{children}</Inside>
      </DialogSurface>
    </Dialog>
  )
}

type BodyProps = {
  title: string
  /** The buttons. */
  actions: ReactNode
  /** Class of the content; default: a column with gaps. */
  className?: string
  /** Makes the content scrollable by keyboard. */
  scrolls?: boolean
  /** Renders the body as a form. */
  onSubmit?: (event: FormEvent) => unknown
  children: ReactNode
}

/** Title, content and buttons of a dialog. */
export const ModalBody = ({ title, actions, className, scrolls = false, onSubmit, children }: BodyProps) => {
  const styles = useStyles()
  const body = (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={className ?? styles.column} {...(scrolls && scrollsByKeys)}>
        <Part>{children}</Part>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </DialogBody>
  )
  if (!onSubmit) return body
  return (
    <form noValidate onSubmit={event => void onSubmit(event)}>
      {body}
    </form>
  )
}
