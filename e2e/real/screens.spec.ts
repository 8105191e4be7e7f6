import { expect, test } from '../test.ts'
import { answerAsRecorded, recorded, signInAsRecorded } from './recorded.ts'

test.skip(!process.env.E2E_API, 'recorded replies need an app without the mock in the page')

const screens = [...new Map(recorded.map(one => [one.screen.split('#')[0] ?? '', one.consumer]))].filter(
  ([screen]) => !/\/(login|sales)$/.test(screen),
)

for (const [screen, consumer] of screens)
  // Proves TOL-1, TOL-11, GRD-6.
  test(`${screen} renders the replies of a real server @real`, async ({ allow, page, t }) => {
    allow(/Failed to load resource|a web page came instead of data/)
    await signInAsRecorded(page, consumer === 'seller' ? 'seller' : 'buyer')
    await answerAsRecorded(page, screen)

    await page.goto(screen)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    for (const whole of ['error.notFound', 'error.broken', 'error.loading'] as const)
      await expect(main.getByRole('heading', { name: t(whole) })).toHaveCount(0)
  })
