import { createContext, useContext } from 'react'

/** The current back-office screen: its name in the menu, in the user's language, and its path. */
export type Screen = { name: string; path: string }

/** Provided by the back offices. */
export const ScreenContext = createContext<Screen>({ name: '', path: '' })

/** The current back-office screen; empty texts elsewhere. The name is also the file name of exports. */
export const useScreen = (): Screen => useContext(ScreenContext)
