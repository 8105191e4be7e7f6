import { expect, type Page } from '@playwright/test'
import type { Audience } from '#contracts/wire/audience.ts'
import { sessionOf, startAnew } from '../start-anew.ts'
import { test } from '../test.ts'
import { visit } from '../visit.ts'
import type { T } from '../words.ts'
import { answerAsRecorded, signInAsRecorded, type Recorded } from './recorded.ts'

/** The home pages of the applications, below which an unknown path shows a page without data. */
const homes = { buyer: '', seller: '/Seller', admin: '/Admin' } as const satisfies Record<Audience, string>

type Walk = {
  readonly page: Page
  readonly t: T
  /** Whose session the page has. */
  readonly audience: Audience
  readonly screens: readonly string[]
  /** The replies to choose from. */
  readonly among: readonly Recorded[]
  /** Checks a screen that was just opened, with soft assertions. `open` opens it anew. */
  readonly check: (screen: string, open: () => Promise<void>) => Promise<void>
}

/**
 * Opens one screen after another with its recorded replies, each as a step. All share a page, because loading it takes longer than
 * most checks; between two screens the session starts anew, which clears the cached replies.
 */
export const walkRecorded = async ({ page, t, audience, screens, among, check }: Walk): Promise<void> => {
  const nowhere = `${homes[audience]}/nowhere`
  const isNowhere = page.getByRole('heading', { name: t('error.notFound') }).first()
  await signInAsRecorded(page, audience)
  const answers = await answerAsRecorded(page, among)
  await page.goto(nowhere)
  await isNowhere.waitFor()
  const session = await sessionOf(page)

  const show = async (screen: string) => {
    await visit(page, nowhere)
    await isNowhere.waitFor()
    answers.prefer(screen)
    await startAnew(page, audience, session)
    await visit(page, screen)
    await expect.soft(isNowhere, screen).toHaveCount(0)
  }
  for (const screen of screens)
    await test.step(screen, async () => {
      await show(screen)
      await check(screen, () => show(screen))
    })
}
