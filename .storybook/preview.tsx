import { FluentProvider, tokens } from '@fluentui/react-components'
import type { Decorator, Preview } from '@storybook/react-vite'
import i18next from 'i18next'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { darkTheme } from '#src/app/theme-dark.ts'
import { lightTheme } from '#src/app/theme.ts'
import { Toasts } from '#src/app/toasts.tsx'
import { needTexts, speak, startTexts } from '#src/i18n/i18n.ts'
import { prepare, type Wishes } from './backend.ts'

/** A cache of its own for each story: the answer of the one before must not show. */
const OwnCache = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => new Map())
  return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>{children}</SWRConfig>
}

const AtAddress = ({ path, children }: { path: string; children: ReactNode }) => {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }))
  return <RouterProvider router={router} />
}

const inApp: Decorator = (Story, { globals, parameters, id }) => (
  <FluentProvider theme={globals.theme === 'dark' ? darkTheme : lightTheme} style={{ padding: tokens.spacingVerticalL }}>
    <OwnCache key={id}>
      <AtAddress path={typeof parameters.path === 'string' ? parameters.path : '/'}>
        <Story />
      </AtAddress>
    </OwnCache>
    <Toasts />
  </FluentProvider>
)

/** Axe excludes the places that Fluent keeps for the tab key: they are never read out. */
const a11y = { test: 'error', context: { exclude: ['[data-tabster-dummy]'] } } as const

const preview: Preview = {
  decorators: [inApp],
  loaders: [
    async ({ globals, parameters }) => {
      if (!i18next.isInitialized) await startTexts('en')
      await Promise.all([needTexts('buyer'), needTexts('office'), needTexts('panel')])
      await speak(globals.language === 'zh-cn' ? 'zh-cn' : 'en')
      const { given, signedIn }: Wishes = parameters
      await prepare({ given, signedIn })
      return {}
    },
  ],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'zh-cn'], dynamicTitle: true } },
  },
  parameters: { a11y, layout: 'fullscreen' },
}

export default preview
