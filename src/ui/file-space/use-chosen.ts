import { useState } from 'react'
import type { SpacePicture } from './use-pictures-of.ts'

/** The selected pictures, in the order of selection. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<readonly SpacePicture[]>([])
  const toggle = (picture: SpacePicture) =>
    setChosen(now => (now.some(({ id }) => id === picture.id) ? now.filter(({ id }) => id !== picture.id) : [...now, picture]))
  return { chosen, toggle, clear: () => setChosen([]) }
}
