import { useState } from 'react'
import { lazyPart } from '../feedback/lazy-part.tsx'
import type { LightboxProps } from './lightbox-dialog.tsx'
import { useReturnFocus } from '../focus/return-focus.ts'

const LightboxDialog = lazyPart(
  async () => (await import('./lightbox-dialog.tsx')).LightboxDialog,
  () => null,
)

/** Mounted as long as the dialog: returns the focus to the opening element. */
const FocusReturn = () => {
  useReturnFocus()
  return null
}

/** Full-size pictures, one at a time; arrow keys wrap around, Escape closes. The dialog is loaded on first use. */
export const Lightbox = (props: LightboxProps) => {
  const isOpen = props.at !== undefined
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      {wasOpened && <LightboxDialog {...props} />}
      {isOpen && <FocusReturn />}
    </>
  )
}
