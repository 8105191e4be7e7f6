import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')

/** Names of the elements that are animated, or would be on hover. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const running = document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `runs: ${target?.outerHTML.slice(0, 120)}`
    })
    const able = [...document.querySelectorAll('main *, [role=progressbar]')]
      .filter(one =>
        getComputedStyle(one)
          .transitionDuration.split(',')
          .some(time => Number.parseFloat(time) > 0.01),
      )
      .map(one => `can: ${one.outerHTML.slice(0, 120)}`)
    return [...running, ...able]
  })

for (const { expectation, reducedMotion } of [
  { expectation: 'with reduced motion nothing moves', reducedMotion: 'reduce' },
  { expectation: 'without it, loading is animated', reducedMotion: 'no-preference' },
] as const)
  test(`${expectation}, while screens load and afterwards`, async ({ page, faults, t }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/order/success')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('title.orderSuccess'), level: 1 })).toBeVisible()
    const busy = main.locator('[aria-busy=true]')
    await faults.hold()

    const seen: string[] = []
    for (const path of ['/s', '/goods/1']) {
      await visit(page, path)
      await expect(busy.first()).toBeVisible()
      seen.push(...(await moving(page)))
      await faults.releaseUntilGone(busy)
      seen.push(...(await moving(page)))
    }

    if (reducedMotion === 'reduce') expect(seen).toEqual([])
    else expect(seen.filter(one => one.startsWith('runs')).length).toBeGreaterThan(1)
  })
