import { expect, test } from '../test.ts'
import { recorded } from './recorded.ts'
import { walkRecorded } from './walk-recorded.ts'

test.skip(!process.env.E2E_API, 'recorded replies need an app without the mock in the page')
// The check runs axe on each screen.
test.use({ axe: false })
test.setTimeout(600_000)

const screensOf = (consumer: 'storefront' | 'seller') => [
  ...new Set(
    recorded
      .filter(one => one.consumer === consumer)
      .map(({ screen }) => screen.split('#')[0] ?? '')
      .filter(screen => !/\/(login|sales)$/.test(screen)),
  ),
]

for (const [consumer, audience] of [
  ['storefront', 'buyer'],
  ['seller', 'seller'],
] as const)
  // Proves TOL-1, TOL-11, GRD-6.
  test(`each screen of the ${consumer} renders the replies of a real server @real`, async ({ allow, looksRight, page, t }) => {
    allow(/Failed to load resource|a web page came instead of data/)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })

    const check = async (screen: string) => {
      await expect.soft(heading, screen).toHaveCount(1)
      await expect.soft(heading, screen).toBeVisible()
      await expect.soft(main.locator('[aria-busy=true]'), screen).toHaveCount(0)
      for (const whole of ['error.notFound', 'error.broken', 'error.loading'] as const)
        await expect.soft(main.getByRole('heading', { name: t(whole) }), screen).toHaveCount(0)
      await looksRight()
    }
    await walkRecorded({ page, t, audience, screens: screensOf(consumer), among: recorded, check })
  })
