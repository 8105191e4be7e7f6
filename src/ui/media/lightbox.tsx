import { useState } from 'react'
import { lazyPart } from '../feedback/lazy-part.tsx'
import type { LightboxProps } from './lightbox-dialog.tsx'
import { useReturnFocus } from '../focus/return-focus.ts'

const LightboxDialog = lazyPart(
  async () => (await import('./lightbox-dialog.tsx')).LightboxDialog,
  () => null,
)

/** There as long as the pictures are: what opened them has the focus again afterwards. */
const FocusReturn = () => {
  useReturnFocus()
  return null
}

/** Pictures in full, one at a time; arrow keys turn round, Escape closes. Fetched when they are opened first. */
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
