import { createContext, useContext } from 'react'
import type { ShellOptions } from '#src/ui/layout/shell.tsx'

const PageOptionsContext = createContext<ShellOptions>({})

/** What the page on screen has asked the shell to leave out. */
export const PageOptionsProvider = PageOptionsContext.Provider
export const usePageOptions = (): ShellOptions => useContext(PageOptionsContext)
