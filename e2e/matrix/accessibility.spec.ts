import { test } from '../test.ts'
import { isOpen, screensOf } from './screens.ts'
import { visit } from '../visit.ts'

test.describe('accessibility of the office screens', { tag: ['@a11y', '@matrix'] }, () => {
  // The test scans each screen itself.
  test.use({ axe: false })
  test.describe.configure({ timeout: 300_000 })

  for (const audience of ['admin', 'seller'] as const) {
    // Proves WCA-1, WCA-4.
    test(`nothing serious is found on any screen of the ${audience} office`, async ({ signedIn, api, page, looksRight }) => {
      const screens = await screensOf(await api(audience), audience)
      await signedIn(audience)
      await page.goto(audience === 'admin' ? '/Admin/index' : '/Seller/index')

      for (const screen of screens) {
        await visit(page, screen.path)
        await isOpen(page, screen)
        await looksRight()
      }
    })
  }
})
