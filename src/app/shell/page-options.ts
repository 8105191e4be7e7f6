import { createContext, useContext } from 'react'
import type { ShellOptions } from '#src/ui/layout/shell.tsx'

const PageOptionsContext = createContext<ShellOptions>({})

/** Provides the shell options set by the current page. */
export const PageOptionsProvider = PageOptionsContext.Provider
export const usePageOptions = (): ShellOptions => useContext(PageOptionsContext)
