import { z } from 'zod'
import { sizeOf, turn, type Camera } from '../pictures/camera.ts'
import { comeToRest } from '../pictures/in-page.ts'
import type { Look } from '../pictures/look.ts'
import type { Chain, Subject } from './subject.ts'

/** The parts of Storybook's `index.json` that are read. */
export const StoryIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), name: z.string(), title: z.string(), type: z.string(), tags: z.array(z.string()).default([]) }),
  ),
})
export type Story = z.output<typeof StoryIndex>['entries'][string]

/** The most stories that are shown without a reload. */
const longest = 30

/** Rounds of 20 ms for a story to settle: some show a loading state forever. */
const patience = 20

const shown = '#storybook-root > *'

/** Runs in the page: shows a story, and waits until it has acted. */
const select = (storyId: string): Promise<void> =>
  new Promise(done => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) channel.once(end, () => done())
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })

const load = async ({ page }: Camera, { language, theme, width }: Look): Promise<void> => {
  await page.setViewportSize(sizeOf(width))
  // Without axe, which would run after each story.
  await page.goto(`iframe.html?viewMode=story&globals=theme:${theme};language:${language};a11y.manual:!true`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
}

const show = async ({ page }: Camera, id: string): Promise<boolean> => {
  await page.evaluate(select, id)
  return page.evaluate(comeToRest, { needs: shown, most: patience })
}

/** Whether the story before has left a dialog open, which hides the next one from its own actions. */
const isBlocked = ({ page }: Camera): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#storybook-root[aria-hidden]') !== null)

/** A story as a subject. */
export const storySubject = ({ id, name, title, tags }: Story): Subject => {
  const open = async (camera: Camera, look: Look) => {
    await load(camera, look)
    return show(camera, id)
  }
  return {
    group: title,
    name,
    widths: [1280],
    onlyEnglish: tags.includes('play-fn'),
    stageOf: ({ language, theme }) => `${language} ${theme}`,
    open,
    follow: async (camera, look) => ((await isBlocked(camera)) ? open(camera, look) : show(camera, id)),
    turn: (camera, look) => turn(camera, look, shown, patience),
  }
}

/** Chains of stories, at most one file of stories in each. */
export const storyChains = (stories: readonly Story[]): Chain[] =>
  [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(list =>
    Array.from({ length: Math.ceil(list.length / longest) }, (_, at) =>
      list.slice(at * longest, (at + 1) * longest).map(storySubject),
    ),
  )
