import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { expect, test } from '../test.ts'

const own = { params: { id: 0 } } as const

// Proves STW-4, WCA-5.
test('a seller sorts the slides of the store by keyboard', async ({ signedIn, api, page, t, looksRight }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const { store_slide: before } = await seller(sellerStores.show, own)
  await page.goto('/Seller/stores?part=slides')
  const slides = page.getByRole('list', { name: t('field.store_slide') })
  await expect(slides.getByRole('listitem')).toHaveCount(before.length)

  const name = t('ui.pictureOf', { name: t('field.store_slide'), at: 1, of: before.length })
  const told = (at: number) => page.getByRole('status').filter({ hasText: t('ui.moved', { name, at, of: before.length }) })
  /** Presses the arrow again if it came before the list listened. */
  const moveDownTo = (at: number) =>
    expect(async () => {
      if ((await told(at - 1).count()) > 0) await page.keyboard.press('ArrowDown')
      await expect(told(at)).toHaveCount(1, { timeout: 3000 })
    }).toPass()
  await slides.getByRole('listitem').first().getByRole('button').first().focus()
  await page.keyboard.press('Space')
  await expect(told(1)).toHaveCount(1)
  await moveDownTo(2)
  await moveDownTo(3)
  await page.keyboard.press('Space')
  await looksRight()
  await page.getByRole('button', { name: t('btn.save') }).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()

  const { store_slide: after } = await seller(sellerStores.show, own)
  expect(after).toEqual([...before.slice(1), ...before.slice(0, 1)])
})

// Proves STW-2, STW-4.
test('a seller changes the description of the store; each error is shown at its field', async ({ signedIn, api, page, t }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const before = await seller(sellerStores.show, own)
  await page.goto('/Seller/stores')
  const name = page.getByLabel(t('stores.name'))
  await expect(name).toHaveValue(before.store_name)

  await name.fill('')
  await page.getByRole('button', { name: t('btn.save') }).click()
  await expect(page.getByText(t('msg.requiredMsg'))).toBeVisible()
  await page.getByRole('button', { name: t('btn.reset') }).click()
  await expect(name).toHaveValue(before.store_name)
  await page.getByLabel(t('field.store_mobile')).fill('400-123-4567')
  await page.getByRole('textbox', { name: t('field.after_sale_service') }).fill('Thirty days to think it over.')
  await page.getByRole('button', { name: t('btn.save') }).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()

  const after = await seller(sellerStores.show, own)
  expect(after).toEqual({
    ...before,
    store_mobile: '400-123-4567',
    after_sale_service: expect.stringContaining('Thirty days to think it over.'),
    updated_at: expect.any(String),
  })
})

// Proves STW-4, TCO-24, WCA-2.
test('a seller moves the pin of the store by keyboard and by a click', async ({ signedIn, api, page, t }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const before = await seller(sellerStores.show, own)
  await page.goto('/Seller/stores?part=place')
  const map = page.getByRole('application', { name: t('map.place') })

  await map.press('ArrowUp')
  const north = Number(await page.getByLabel(t('field.store_lat')).inputValue())
  expect(north).toBeGreaterThan(Number(before.store_lat))
  await map.click({ position: { x: 20, y: 120 } })
  await page.getByRole('button', { name: t('btn.save') }).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()

  const after = await seller(sellerStores.show, own)
  expect(Number(after.store_lng)).toBeLessThan(Number(before.store_lng))
})

// Proves STW-4.
test('a seller moves the store to another town, through areas that load as they are opened', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  const path = [90_001, 90_002, 90_003] as const
  await given('a province with a city and a district exists', { province_id: path[0], city_id: path[1], region_id: path[2] })
  await signedIn('seller')
  const seller = await api('seller')
  const before = await seller(sellerStores.show, own)
  await page.goto('/Seller/stores?part=place')
  const area = page.getByRole('combobox', { name: t('field.area') })
  await expect(area).toHaveText(before.area_info)

  await area.click()
  for (const name of ['Northland', 'North City', 'Old Town']) await page.getByRole('option', { name, exact: true }).click()
  await expect(area).toHaveText('Northland / North City / Old Town')
  await page.getByRole('button', { name: t('btn.save') }).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()

  const after = await seller(sellerStores.show, own)
  expect(after.area).toEqual(path)
  await expect(area).toHaveText(after.area_info)
})

// Proves STW-5.
test('leaving with unsaved changes asks first', async ({ signedIn, page, t }) => {
  await signedIn('seller')
  await page.goto('/Seller/stores?part=place')
  const address = page.getByLabel(t('field.store_address'))
  await address.fill('New Street 5')

  await page.getByRole('complementary').getByRole('link').nth(1).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('table.keepEditing') })
    .click()

  await expect(address).toHaveValue('New Street 5')
  await expect(page).toHaveURL('/Seller/stores?part=place')
})
