import { expect, test } from '../test.ts'

test.skip(!process.env.E2E_BASELINES, 'compares with baselines, which depend on the machine: set E2E_BASELINES to their folder')

// Proves PCT-6.
test('the price of a product looks as before', async ({ given, language, page }) => {
  await given('a product is on sale', { id: 90_491, stock: 9, price: '120.00' })

  await page.goto('/goods/90491')

  // The language is part of the name, because names of projects are not.
  await expect(page.getByRole('main').getByText('120.00').first()).toHaveScreenshot(`price-${language}.png`)
})
