import type { Theme } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'
import { mediaOf } from '#src/lib/browser/use-media.ts'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { darkTheme, lightTheme } from './theme.ts'

export type ThemeName = 'light' | 'dark'

const themeKey = 'theme'
const prefersDark = mediaOf('@media (prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const looks: Readonly<Record<ThemeName, Theme>> = { light: lightTheme, dark: darkTheme }

const current = (): ThemeName => {
  const stored = recall(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : prefersDark.matches() ? 'dark' : 'light'
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  const forget = prefersDark.watch(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    forget()
    window.removeEventListener('storage', listener)
  }
}

const choose = (theme: ThemeName) => {
  remember(themeKey, theme)
  listeners.forEach(listener => listener())
}

/** The current theme (the stored choice, else the system preference), its tokens, and a setter. */
export const useTheme = (): { theme: ThemeName; look: Theme; choose: (theme: ThemeName) => void } => {
  const theme = useSyncExternalStore(listen, current)
  return { theme, look: looks[theme], choose }
}
