import { expect, test } from '../test.ts'

// Proves TLI-10.
test('of 400 rows only those near the viewport are rendered, and the keyboard reaches all of them', async ({
  signedIn,
  backOffice,
  page,
}) => {
  const grid = page.getByRole('grid')
  const focused = page.locator('tr:has(:focus)')
  const first = grid.locator('tr[aria-rowindex="2"]')
  const line = async () => Number(await focused.getAttribute('aria-rowindex'))
  await signedIn('admin')
  await backOffice.open('/Admin/orders?per_page=400')
  await expect(grid).toHaveAttribute('aria-rowcount', '401')
  await expect(backOffice.rows().first()).toBeVisible()
  await expect.poll(() => backOffice.rows().count()).toBeLessThan(60)

  await first.getByRole('checkbox').focus()
  await page.keyboard.press('PageDown')
  await expect.poll(line).toBeGreaterThan(5)
  const after = await line()
  await page.keyboard.press('PageDown')
  await expect.poll(line).toBeGreaterThan(after)
  await page.keyboard.press('Control+End')
  await expect(focused).toHaveAttribute('aria-rowindex', '401')
  await expect(focused).toBeInViewport()
  await expect(first).toHaveCount(0)
  await expect.poll(() => backOffice.rows().count()).toBeLessThan(60)
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Home')
  await expect(focused).toHaveAttribute('aria-rowindex', '2')
  await expect(first).toBeInViewport()

  await grid.locator('..').evaluate(frame => frame.scrollTo({ top: frame.scrollHeight }))
  await expect(grid.locator('tr[aria-rowindex="401"]')).toBeInViewport()
  await expect(first).not.toBeInViewport()
  await expect(focused).toHaveAttribute('aria-rowindex', '2')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAttribute('aria-rowindex', '3')
  await expect(focused).toBeInViewport()
})
