import type { Theme } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { lightTheme } from './theme.ts'

export type ThemeName = 'light' | 'dark'

const themeKey = 'theme'
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const looks: Partial<Record<ThemeName, Theme>> & { light: Theme } = { light: lightTheme }

const wanted = (): ThemeName => {
  const stored = recall(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : prefersDark.matches ? 'dark' : 'light'
}

/** Has the wanted look at hand before it is shown; where it cannot be fetched the light one stays. */
export const fetchLook = async (): Promise<void> => {
  if (wanted() === 'light' || looks.dark) return
  const fetched = await import('./theme-dark.ts').catch(() => undefined)
  if (fetched) looks.dark = fetched.darkTheme
}

const current = (): ThemeName => (looks[wanted()] ? wanted() : 'light')

const listen = (listener: () => void) => {
  const change = () => void fetchLook().then(listener)
  listeners.add(change)
  prefersDark.addEventListener('change', change)
  window.addEventListener('storage', change)
  return () => {
    listeners.delete(change)
    prefersDark.removeEventListener('change', change)
    window.removeEventListener('storage', change)
  }
}

const choose = (theme: ThemeName) => {
  remember(themeKey, theme)
  listeners.forEach(listener => listener())
}

/** The look in use (the stored choice, else what the system prefers), its tokens, and how to choose another one. */
export const useTheme = (): { theme: ThemeName; look: Theme; choose: (theme: ThemeName) => void } => {
  const theme = useSyncExternalStore(listen, current)
  return { theme, look: looks[theme] ?? looks.light, choose }
}
