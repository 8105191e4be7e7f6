import { lazy, startTransition, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { nextTurn } from '#src/lib/http/next-turn.ts'
import { text } from '#src/lib/format/text.ts'
import { App, Look } from './app.tsx'
import { LanguageSwitch } from './parts/language-switch.tsx'
import { ThemeSwitch } from './parts/theme-switch.tsx'
import { createRouter } from './router.tsx'

/** Longest time to wait for the first screen's requests before the devtools load, in milliseconds. */
const longestWait = 2000

const untilIdle = () =>
  new Promise<void>(done => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: longestWait })
    else setTimeout(done, longestWait)
  })

type FetchDevtools = () => Promise<ComponentType<{ look: ReactNode[] }> | undefined>

/** The devtools of the mock, loaded after the first screen. If they fail to load, the shop works without them. */
const devtoolsOf = (backend: Promise<unknown>, fetchDevtools: FetchDevtools) => {
  const Later = lazy(async () => {
    await backend.catch(() => new Promise(() => {}))
    await untilIdle()
    const Devtools = await fetchDevtools().catch((error: unknown) => console.error(error))
    const look = [<LanguageSwitch key="language" />, <ThemeSwitch key="theme" />]
    return { default: () => (Devtools ? <Devtools look={look} /> : null) }
  })
  return (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  )
}

const renderFailure = async (root: Root, error: unknown) => {
  const page = await import('../pages/error/start-failed.tsx').catch(() => undefined)
  root.render(<Look>{page ? <page.StartFailed error={error} /> : <p role="alert">{text('error.startHint')}</p>}</Look>)
}

/** Loads the first screen's code in parallel with the texts, then renders. */
const render = async (root: Root, texts: Promise<void>, devtools?: ReactNode) => {
  const router = createRouter()
  await texts
  await nextTurn()
  startTransition(() => root.render(<App router={router} devtools={devtools} />))
}

export type AppStart = {
  readonly root: Root
  readonly texts: Promise<void>
  /** The start of the mock in the page, in mode `mock`. */
  readonly backend?: Promise<void> | undefined
  /** Whether rendering waits until the backend answers. */
  readonly backendFirst: boolean
  readonly fetchDevtools: FetchDevtools
}

/**
 * Renders the app, or a page that explains why it could not start.
 * @throws if no language's texts can be loaded.
 */
export const startApp = async ({ root, texts, backend, backendFirst, fetchDevtools }: AppStart): Promise<void> => {
  try {
    await nextTurn()
    if (backendFirst) await backend
    await render(root, texts, backend && devtoolsOf(backend, fetchDevtools))
    await backend
  } catch (error) {
    await texts
    console.error(error)
    await renderFailure(root, error)
  }
}
