import { createContext, useContext } from 'react'

/** The back-office screen that is shown: its name in the menu, in the user's language, and its path. */
export type Screen = { name: string; path: string }

/** Filled by the app for everything inside a back office. */
export const ScreenContext = createContext<Screen>({ name: '', path: '' })

/** Which screen of the back office a component is on; empty texts elsewhere. The name is also the export's file name. */
export const useScreen = (): Screen => useContext(ScreenContext)
