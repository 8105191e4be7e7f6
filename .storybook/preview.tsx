import { FluentProvider, tokens } from '@fluentui/react-components'
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import i18next from 'i18next'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'
import { darkTheme, lightTheme } from '#src/app/theme.ts'
import { Toasts } from '#src/app/toasts.tsx'
import { needTexts, applyLanguage, startTexts } from '#src/i18n/i18n.ts'
import { prepare, type Preparation } from './backend.ts'
import { DocsPage } from './docs-page.tsx'

// Stories wait for the backend, and machines may be busy: the usual second is too short.
configure({ asyncUtilTimeout: 10_000 })

/** A cache of its own for each story: the answer of the one before must not show. */
const OwnCache = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => new Map())
  return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>{children}</SWRConfig>
}

type Address = { path: string; route: string; children: ReactNode }

/** Wherever a story leads, it stays: another screen is another story. */
const AtAddress = ({ path, route, children }: Address) => {
  const [router] = useState(() =>
    createMemoryRouter(
      [...new Set([route, '*'])].map(one => ({ path: one, element: children })),
      { initialEntries: [path] },
    ),
  )
  return <RouterProvider router={router} />
}

/** Text of a parameter, or the usual one. */
const textOf = (value: unknown, usual: string) => (typeof value === 'string' ? value : usual)

/** A number of its own for each story. */
const lotOf = (id: string) => id.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** In tests, stories that stand every look take turns, so that both themes and both languages are met. */
const lookOf = ({ globals, parameters, id }: Pick<StoryContext, 'globals' | 'parameters' | 'id'>) =>
  parameters.anyLook && import.meta.env.VITEST
    ? { theme: lotOf(id) % 2 ? 'dark' : 'light', language: lotOf(id) % 4 < 2 ? 'en' : 'zh-cn' }
    : { theme: textOf(globals.theme, 'light'), language: textOf(globals.language, 'en') }

const inApp: Decorator = (Story, context) => (
  <FluentProvider theme={lookOf(context).theme === 'dark' ? darkTheme : lightTheme} style={{ padding: tokens.spacingVerticalL }}>
    <OwnCache key={context.id}>
      <AtAddress path={textOf(context.parameters.path, '/')} route={textOf(context.parameters.route, '*')}>
        <Story />
      </AtAddress>
    </OwnCache>
    <Toasts />
  </FluentProvider>
)

/** Axe excludes the places that Fluent keeps for the tab key: they are never read out. */
const a11y = { test: 'error', context: { exclude: ['[data-tabster-dummy]'] } } as const

/** Longer ones, such as the time that a message stands, are no movements. */
const longestMovement = 1000

/** Movements end before axe looks: a dialog that has not yet faded in is none to it, and what lies behind is then told as a fault. */
const comeToRest = async () => {
  const movements = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestMovement)
  await Promise.allSettled(movements.map(one => one.finished))
}

const preview: Preview = {
  decorators: [inApp],
  afterEach: comeToRest,
  loaders: [
    async context => {
      // What another story stored, such as chosen columns, must not show in this one.
      localStorage.clear()
      if (!i18next.isInitialized) await startTexts('en')
      await Promise.all([needTexts('buyer'), needTexts('office'), needTexts('devtools')])
      await applyLanguage(lookOf(context).language === 'zh-cn' ? 'zh-cn' : 'en')
      const { given, signedIn }: Preparation = context.parameters
      await prepare({ given, signedIn })
      return {}
    },
  ],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'zh-cn'], dynamicTitle: true } },
  },
  parameters: {
    a11y,
    layout: 'fullscreen',
    docs: { page: DocsPage },
    options: { storySort: { order: ['Introduction', 'screens', 'table', ['The engine', 'The kinds of value'], 'ui'] } },
  },
}

export default preview
