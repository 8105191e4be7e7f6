import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from './user-page.ts'

// Proves PER-1, PER-2, ACS-7.
test('a shopper adds an address down to its district, makes it the default and deletes it', async ({
  page,
  signedIn,
  api,
  t,
  keepsFocus,
}) => {
  const { main, fill, press, agree, chooseArea, showsToast } = userPageOf(page, t)
  await signedIn('shopper')
  await page.goto('/user/address/form')
  const city = main.getByRole('combobox', { name: t('address.city') })
  await expect(city).toBeDisabled()

  await fill({ [t('field.receive_name')]: 'North Wind', [t('field.receive_tel')]: '13912340001' })
  await fill({ [t('field.address')]: 'Lane of the Lamps 7' })
  await chooseArea()
  const before = await city.inputValue()
  await main.getByRole('combobox', { name: t('address.province') }).selectOption({ index: 2 })
  await expect(city).not.toHaveValue(before)
  await chooseArea()
  await press(t('btn.save'))
  await expect(page).toHaveURL(/\/user\/address$/)
  const cards = main.getByRole('region', { name: t('address.title') }).getByRole('listitem')
  const card = cards.filter({ hasText: 'Lane of the Lamps 7' })
  await expect(card).toContainText('North Wind')
  await expect(card.getByText(t('address.default'), { exact: true })).toBeHidden()

  await press(t('address.defaultNamed', { name: 'North Wind' }))
  await showsToast(t('address.madeDefault'))
  await expect(cards.first()).toContainText('Lane of the Lamps 7')
  await expect(main.getByText(t('address.default'), { exact: true })).toHaveCount(1)
  const shopper = await api('shopper')
  const { data } = await shopper(userAddresses.list, { query: {} })
  expect(data.filter(one => one.is_default === 1).map(one => one.receive_name)).toEqual(['North Wind'])

  await press(t('address.removeNamed', { name: 'North Wind' }))
  await agree(t('btn.delete'))
  await expect(card).toHaveCount(0)
  await keepsFocus()
})
