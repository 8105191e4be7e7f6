import type { Page } from '@playwright/test'
import { z } from 'zod'

const Seen = z.object({
  calls: z.array(z.string()),
  busy: z.boolean(),
  titles: z.array(z.string()),
  subtitles: z.array(z.string()),
})
/** What a screen shows after its calls were answered, and which calls it sent. */
export type Seen = z.output<typeof Seen>

/** Milliseconds between two samples, equal samples in a row that count as settled, and the most samples to take. */
const [pause, calm, most] = [50, 4, 160]

/** Clears the log of calls. */
export const forgetCalls = (page: Page): Promise<unknown> => page.evaluate(() => fetch('/_mock/calls', { method: 'DELETE' }))

/**
 * Waits until a screen sends no more requests and shows nothing as loading. Gives up after a limit: `busy` says that it is
 * still loading. Runs inside the page, because hundreds of screens are checked.
 */
export const settled = async (page: Page, expected?: string): Promise<Seen> =>
  Seen.parse(
    await page.evaluate(
      async ({ pause, calm, most, expected }) => {
        const waiting = '[aria-busy="true"], .fui-Skeleton, .fui-Spinner'
        const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(one => one.textContent?.trim() ?? '')
        const look = async () => {
          const { calls } = await (await fetch('/_mock/calls')).json()
          const main = document.querySelector('main')
          return {
            calls: [...new Set(calls.map((one: { call: string | null }) => one.call).filter(Boolean))],
            // A bar with a value shows a figure, such as how complete a profile is.
            busy: !main || main.querySelector(`${waiting}, [role="progressbar"]:not([aria-valuenow])`) !== null,
            titles: textsOf('main h1'),
            subtitles: textsOf('main h2'),
          }
        }
        let last = ''
        for (let round = 0, same = 0; ; round += 1) {
          const seen = await look()
          const text = JSON.stringify([seen, document.querySelector('main')?.textContent])
          same = text === last ? same + 1 : 0
          last = text
          const isDone = !seen.busy && seen.titles.length > 0 && (expected === undefined || seen.calls.includes(expected))
          if ((isDone && same >= calm) || round >= most) return seen
          await new Promise(done => setTimeout(done, pause))
        }
      },
      { pause, calm, most, expected },
    ),
  )
