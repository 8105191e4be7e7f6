import { useSyncExternalStore } from 'react'
import { recall, remember } from '#src/lib/storage.ts'

export type ThemeName = 'light' | 'dark'

const themeKey = 'theme'
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  prefersDark.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    prefersDark.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

const current = (): ThemeName => {
  const stored = recall(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : prefersDark.matches ? 'dark' : 'light'
}

const choose = (theme: ThemeName) => {
  remember(themeKey, theme)
  listeners.forEach(listener => listener())
}

/** The look in use (the stored choice, else what the system prefers) and how to choose another one. */
export const useTheme = (): { theme: ThemeName; choose: (theme: ThemeName) => void } => ({
  theme: useSyncExternalStore(listen, current),
  choose,
})
