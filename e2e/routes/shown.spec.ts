import type { Page } from '@playwright/test'
import { fits } from '../fits.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { textByKey, textOf, type Language } from '../words.ts'
import { checkedRoutes, type CheckedRoute } from './walk.ts'

/** The narrowest screen that pages must fit: 1280 pixels at a zoom of 400 %. */
const narrow = { width: 320, height: 568 }
const wide = { width: 1440, height: 900 }

/** Expects the tab's title to be the heading, in the language of the page, followed by the site's name. */
const isNamed = async (page: Page, { title, tab, named }: CheckedRoute, language: Language): Promise<void> => {
  const t = (key: Parameters<typeof textOf>[1]) => textOf(language, key)
  const site = t('app.name')
  const usual = title && textByKey(t, title)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  if (!usual || tab === 'of its own') return expect(page).toHaveTitle(usual ? `${usual} · ${site}` : site)
  if (named) await expect(heading).not.toHaveText(usual)
  else await expect(heading).toHaveText(usual)
  // The heading may change once its data has loaded, and the title with it.
  await expect(async () => expect(await page.title()).toBe(`${await heading.innerText()} · ${site}`)).toPass({ timeout: 15_000 })
}

/** On phones and wide screens; ends on a wide screen. */
const looksRightInSizes = async (page: Page, route: CheckedRoute, language: Language, looksRight: () => Promise<void>) => {
  await page.setViewportSize(narrow)
  await isNamed(page, route, language)
  await fits(page)
  await looksRight()
  await page.setViewportSize(wide)
  await fits(page)
}

/** Checks phone and desktop widths in both languages; ends in the language it started with. */
const looksRightEverywhere = async (page: Page, route: CheckedRoute, language: Language, looksRight: () => Promise<void>) => {
  const other = language === 'en' ? 'zh-cn' : 'en'
  await looksRightInSizes(page, route, language, looksRight)
  await page.getByRole('button', { name: other === 'en' ? 'English' : '中文', exact: true }).click()
  await isNamed(page, route, other)
  await fits(page)
  await looksRight()
  await page.setViewportSize(narrow)
  await fits(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: other === 'en' ? '中文' : 'English', exact: true }).click()
}

// The test runs axe itself, in both languages.
test.use({ axe: false })

// Proves GRD-1, GRD-2.
test('guests are redirected from the pages for shoppers to the login page, which knows the way back @routes', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  for (const { at } of checkedRoutes.filter(({ leadsGuests }) => leadsGuests)) {
    await visit(page, at)

    const back = () => new URL(page.url()).searchParams.get('back')
    await expect.poll(back, { message: `the way back to ${at}` }).toBe(decodeURIComponent(at))
    await expect(page, at).toHaveURL(/\/login\?/)
  }
})

for (const route of checkedRoutes) {
  const { path, at, as = 'shopper', given: states = [], needsBuyer, leadsGuests, forGuests } = route

  // Proves PSC-1, ART-7, RTE-2, RTE-3, RTE-13, GRD-1, GRD-2, STF-2.
  test(`${path}: guests and shoppers see it, or are led on @routes`, async ({ page, given, signedIn, language, looksRight }) => {
    for (const [state, facts] of states) await given(state, facts)

    if (!leadsGuests) {
      await page.goto(at)
      const ask = page.getByRole('main').getByRole('link', { name: textOf(language, 'shop.signIn'), exact: true })
      if (needsBuyer) await expect(ask).toHaveAttribute('href', `/login?back=${encodeURIComponent(at)}`)
      // Shoppers see most screens as guests do: those are checked in the other language below.
      const looks = needsBuyer || forGuests ? looksRightEverywhere : looksRightInSizes
      await looks(page, route, language, looksRight)
    }

    await signedIn(as)
    await page.goto(at)
    if (forGuests) await expect(page).toHaveURL('/')
    else await looksRightEverywhere(page, route, language, looksRight)
  })
}
