import { adminStores, listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { adminMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { showOwnStore, storeVerify } from '#contracts/api/stores/stores.ts'
import type { Call } from '../calls.ts'
import { expect, test } from '../test.ts'

/** The caller's own store. @throws if there is none. */
const storeOf = async (owner: Call) => {
  const store = await owner(showOwnStore, {})
  if (Array.isArray(store)) throw new Error('There is no store.')
  return store
}

// Proves STO-3, STO-4, TFO-22.
test('a store is approved from the screen that shows its documents, and its owner can open the seller office', async ({
  given,
  signedIn,
  api,
  backOffice,
  page,
  t,
  looksRight,
}) => {
  await given('an application is at a step', { account: 'applicant', store_verify: storeVerify.reviewing })
  await signedIn('admin')
  const applicant = await api('applicant')
  const { store_name, store_company_name } = await storeOf(applicant)
  await backOffice.open('/Admin/stores')
  await page.getByRole('tab', { name: t('store.verifyStatus.verifying') }).click()
  const row = backOffice.row(store_name)

  await row.getByRole('button', { name: t('btn.view') }).click()
  await expect(backOffice.dialog).toContainText(store_company_name)
  const license = backOffice.dialog.getByRole('button', { name: t('field.business_license') })
  await expect(license).toBeVisible()
  await expect.poll(async () => (await license.boundingBox())?.width).toBe(96)
  await looksRight()
  await backOffice.dialog.getByRole('button', { name: t('btn.close') }).click()
  await row.getByRole('button', { name: t('stores.approve') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('stores.approve') })
    .click()

  await expect(row).toBeHidden()
  await page.getByRole('tab', { name: t('store.verifyStatus.passVerify') }).click()
  await expect(row).toContainText(t('stores.open'))
  expect(await storeOf(applicant)).toMatchObject({ store_verify: storeVerify.passed, store_status: 1 })
  await backOffice.signIn('applicant')
})

// Proves TBS-4.
test('the column of row buttons is wider only where a row has buttons to decide', async ({ signedIn, backOffice, page, t }) => {
  await signedIn('admin')
  await backOffice.open('/Admin/stores')
  const widthOfActions = async () => (await backOffice.heading(t('table.actions')).boundingBox())?.width ?? 0
  const usual = await widthOfActions()

  await page.getByRole('tab', { name: t('store.verifyStatus.verifying') }).click()
  await expect(page.getByRole('button', { name: t('stores.approve') }).first()).toBeVisible()

  expect(usual).toBeLessThan(130)
  expect(await widthOfActions()).toBeGreaterThan(200)
})

// Proves STO-3, STS-5.
test('a store is refused only with a reason, which its owner can read', async ({ given, signedIn, api, backOffice, page, t }) => {
  await given('an application is at a step', { account: 'applicant', store_verify: storeVerify.reviewing })
  await signedIn('admin')
  const applicant = await api('applicant')
  const { store_name } = await storeOf(applicant)
  await backOffice.open('/Admin/stores?step=2')
  const row = backOffice.row(store_name)

  await row.getByRole('button', { name: t('stores.refuse') }).click()
  await backOffice.yes.click()
  await backOffice.marks(t('field.store_refuse_info'), t('msg.requiredMsg'))
  await backOffice.dialog.getByLabel(t('field.store_refuse_info')).fill('The licence cannot be read.')
  await backOffice.confirm()

  await expect(row).toBeHidden()
  await page.getByRole('tab', { name: t('store.verifyStatus.verifyError') }).click()
  await expect(row).toBeVisible()
  expect(await storeOf(applicant)).toMatchObject({
    store_verify: storeVerify.refused,
    store_refuse_info: 'The licence cannot be read.',
  })
})

// Proves STS-4.
test('an administrator corrects the categories and the location of a store', async ({
  given,
  signedIn,
  api,
  backOffice,
  page,
  t,
}) => {
  await given('a class of the third level exists', { root_id: 90_501, group_id: 90_502, leaf_id: 90_503 })
  await given('an application is at a step', { account: 'applicant', store_verify: storeVerify.reviewing })
  await signedIn('admin')
  const applicant = await api('applicant')
  const { store_name, class_id, area } = await storeOf(applicant)
  await backOffice.open('/Admin/stores?step=2')

  await backOffice
    .row(store_name)
    .getByRole('button', { name: t('btn.edit') })
    .click()
  const classes = backOffice.dialog.getByRole('group', { name: t('field.class_id') })
  await classes.getByRole('button').last().click()
  await classes.getByRole('checkbox').last().check()
  const province = backOffice.dialog.getByRole('combobox', { name: t('address.province') })
  await expect(province).toHaveValue(String(area[0]))
  await backOffice.dialog.getByLabel(t('field.store_address')).fill('New Street 5')
  await backOffice.confirm()

  const mended = await storeOf(applicant)
  expect(mended).toMatchObject({ store_address: 'New Street 5', area, store_verify: storeVerify.reviewing })
  expect(mended.class_id).toHaveLength(class_id.length + 1)
  await expect(page.getByRole('tab', { selected: true })).toContainText(t('store.verifyStatus.verifying'))
})

// Proves MSC-9.
test('an administrator gives a store money and sees the new balance, and the movement belongs to the store', async ({
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  await signedIn('admin')
  const admin = await api('admin')
  const { data } = await admin(listAdminStores, { query: { store_verify: String(storeVerify.passed), per_page: 1 } })
  const [store] = data
  if (!store) throw new Error('There is no store.')
  const { store_money } = await admin(adminStores.show, { params: { id: store.id } })
  await backOffice.open('/Admin/stores')

  await backOffice
    .row(store.store_name)
    .getByRole('button', { name: t('users.funds') })
    .click()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await backOffice.fill({ [t('moneyLogs.amount')]: '20.50', [t('users.reason')]: 'A parcel came late' })
  await backOffice.confirm()

  const after = await admin(adminStores.show, { params: { id: store.id } })
  expect(Number(after.store_money)).toBeCloseTo(Number(store_money) + 20.5, 2)
  const logs = await admin(adminMoneyLogs.list, { query: { is_belong: 1, per_page: 1 } })
  expect(logs.data[0]).toMatchObject({ user_id: store.id, money: '20.50', info: 'A parcel came late' })
})
