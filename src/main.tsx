import { createRoot } from 'react-dom/client'
import { App, Look } from './app/app.tsx'
import { createRouter } from './app/router.tsx'
import { fetchLook } from './app/use-theme.ts'
import { startTexts } from './i18n/i18n.ts'
import { notify } from './lib/notify.ts'
import { text } from './lib/text.ts'
import { StartFailed } from './pages/error/start-failed.tsx'

/** Texts and look first, because everything shows them; then the backend in the page, where it is asked for; then the app. */
const start = async () => {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no element with the id "root".')
  const root = createRoot(place)
  await Promise.all([startTexts(), fetchLook()])
  try {
    const tellCode = (code: string) => notify.info(text('msg.texted', { code }))
    const discarded = import.meta.env.MODE === 'mock' && (await (await import('#mocks/browser.ts')).startMock(tellCode)).discarded
    root.render(<App router={createRouter()} />)
    if (discarded) notify.info(text('msg.worldDiscarded'))
  } catch (error) {
    console.error(error)
    root.render(
      <Look>
        <StartFailed error={error} />
      </Look>,
    )
  }
}

await start()
