import { createContext, useContext } from 'react'

/** The current back-office screen: its name in the menu, in the user's language, and its path. */
export type Screen = {
  name: string
  path: string
  /** Whether the menu of the account has this path, so that a link to it leads somewhere. */
  offers: (path: string) => boolean
}

/** Provided by the back offices. */
export const ScreenContext = createContext<Screen>({ name: '', path: '', offers: () => true })

/** The current back-office screen; empty texts elsewhere. The name is also the file name of exports. */
export const useScreen = (): Screen => useContext(ScreenContext)
