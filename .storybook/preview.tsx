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

// The default of 1 s is too short on a busy machine, because stories wait for the mock.
configure({ asyncUtilTimeout: 10_000 })

/** Gives each story its own SWR cache, so that it never renders a response of the previous story. */
const OwnCache = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => new Map())
  return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>{children}</SWRConfig>
}

type AtPathProps = { path: string; route: string; children: ReactNode }

/** Renders the story for every path: a link changes the path, but never leaves the story. */
const AtPath = ({ path, route, children }: AtPathProps) => {
  const [router] = useState(() =>
    createMemoryRouter(
      [...new Set([route, '*'])].map(one => ({ path: one, element: children })),
      { initialEntries: [path] },
    ),
  )
  return <RouterProvider router={router} />
}

/** A parameter if it is text, otherwise the default. */
const textOf = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

/** A number derived from the id of a story; the same in every run. */
const hashOf = (id: string) => id.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** The theme and language of a story. In tests, stories with `anyLook` are spread over all four combinations. */
const lookOf = ({ globals, parameters, id }: Pick<StoryContext, 'globals' | 'parameters' | 'id'>) =>
  parameters.anyLook && import.meta.env.VITEST
    ? { theme: hashOf(id) % 2 ? 'dark' : 'light', language: hashOf(id) % 4 < 2 ? 'en' : 'zh-cn' }
    : { theme: textOf(globals.theme, 'light'), language: textOf(globals.language, 'en') }

const inApp: Decorator = (Story, context) => (
  <FluentProvider theme={lookOf(context).theme === 'dark' ? darkTheme : lightTheme} style={{ padding: tokens.spacingVerticalL }}>
    <OwnCache key={context.id}>
      <AtPath path={textOf(context.parameters.path, '/')} route={textOf(context.parameters.route, '*')}>
        <Story />
      </AtPath>
    </OwnCache>
    <Toasts />
  </FluentProvider>
)

/** Excludes Fluent's focus sentinels, which screen readers skip. */
const a11y = {
  test: 'error',
  context: { exclude: ['[data-tabster-dummy]'] },
  options: { resultTypes: ['violations', 'incomplete'] },
} as const

/** Longer animations only measure time, such as how long a toast is shown. In milliseconds. */
const longestTransition = 1000

/** Waits for transitions before axe runs: while a dialog fades in, axe ignores it and reports the content behind it. */
const finishTransitions = async () => {
  const transitions = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestTransition)
  await Promise.allSettled(transitions.map(one => one.finished))
}

const preview: Preview = {
  decorators: [inApp],
  afterEach: finishTransitions,
  loaders: [
    async context => {
      // Removes what other stories have stored, such as the chosen columns of a table.
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
