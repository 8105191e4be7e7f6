import { adminCashes } from '#contracts/api/money/cashes.ts'
import { showOwnStore, storeVerify } from '#contracts/api/stores/stores.ts'
import { expect, test } from '../test.ts'

const id = 90_163

// Proves MSC-10.
test('an administrator reads the account of a withdrawal and pays it out on its page', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
  looksRight,
}) => {
  await given('the store has a balance', { money: '30.00' })
  await given('a withdrawal of the store exists', { id, cash_status: 0 })
  const admin = await api('admin')
  const { card_no } = await admin(adminCashes.show, { params: { id } })
  await signedIn('admin')

  await page.goto(`/Admin/cashes?record=${id}`)
  await expect(backOffice.dialog).toContainText(t('cashes.next.decide'))
  await expect(backOffice.dialog.getByRole('link', { name: /^(Lanbridge Digital|澜桥数码专营店)$/ })).toBeVisible()
  await expect(backOffice.dialog).not.toContainText(card_no)
  await backOffice.dialog.getByRole('button', { name: t('table.reveal', { name: t('field.card_no') }) }).click()
  await expect(backOffice.dialog).toContainText(card_no)
  await looksRight()
  await backOffice.dialog.getByRole('button', { name: t('cashes.approve'), exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()

  await expect(backOffice.dialog).toContainText(t('cashes.next.paidOut'))
  await expect(backOffice.dialog.getByRole('button', { name: t('cashes.approve'), exact: true })).toHaveCount(0)
  expect((await admin(adminCashes.show, { params: { id } })).cash_status).toBe(1)
})

// Proves STS-6.
test('an administrator passes a store on the page that shows its documents', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  await given('an application is at a step', { account: 'applicant', store_verify: storeVerify.reviewing })
  const applicant = await api('applicant')
  const store = await applicant(showOwnStore, {})
  if (Array.isArray(store)) throw new Error('There is no store.')
  await signedIn('admin')

  await page.goto(`/Admin/stores?step=2&record=${store.id}`)
  await expect(backOffice.dialog).toContainText(t('stores.next.reviewing'))
  await expect(backOffice.dialog).toContainText(store.store_company_name)
  await backOffice.dialog.getByRole('button', { name: t('stores.approve'), exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()

  await expect(backOffice.dialog).toContainText(t('stores.next.passed'))
  expect(await applicant(showOwnStore, {})).toMatchObject({ store_verify: storeVerify.passed, store_status: 1 })
})

// Proves MSC-11.
test('a settlement leads to its order and its store', async ({ signedIn, backOffice, page }) => {
  await signedIn('admin')
  await backOffice.open('/Admin/order_settlements')
  const links = backOffice.rows().first().getByRole('link')
  // Names and numbers take a call of their own.
  await expect(links).toHaveText([/^\d{15,}$/, /\w/])
  const [no = '', name = ''] = await links.allInnerTexts()

  await links.first().click()
  await expect(page.getByRole('dialog', { name: new RegExp(no) })).toContainText(name)
  await page.goBack()
  await page.getByRole('link', { name }).first().click()

  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible()
})
