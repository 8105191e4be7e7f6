import { accounts } from '#contracts/states/ready-accounts.ts'
import { showOwnStore } from '#contracts/api/stores/stores.ts'
import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { expect, test } from '../test.ts'
import { smallPicture } from '../files.ts'
import { userPageOf } from '../user/user-page.ts'
import { labelOf } from '../words.ts'

const texts = {
  store_name: 'Harbour Lights',
  store_company_name: 'Harbour Lights Ltd.',
  business_license_no: '91330100MA00000000',
  store_address: '1 Quay Street',
  legal_person: 'Li Hua',
  store_phone: '13800001111',
  id_card_no: '330100199001011234',
  emergency_contact: 'Wang Wei',
  emergency_contact_phone: '13900002222',
} as const
const papers = ['store_logo', 'business_license', 'id_card_t', 'id_card_b'] as const

// Proves STO-2, STS-3.
test('a shopper opens a store: agrees, submits data and documents, and sees it await approval and approved', async ({
  given,
  signedIn,
  api,
  page,
  t,
  looksRight,
}) => {
  await given('the newcomer has no store', {})
  await signedIn('newcomer')
  await page.goto('/store/join')
  await page.getByRole('link', { name: t('shop.join.apply') }).click()
  await page.getByRole('button', { name: t('shop.join.next') }).click()
  await expect(page.getByText(t('msg.readAgreement')).first()).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('shop.join.next') }).click()
  await expect(page).toHaveURL(/step_2/)

  await page.getByRole('button', { name: t('shop.join.send') }).click()
  await expect(page.getByText(t('shop.join.classMissing'))).toBeVisible()
  await expect(page.getByLabel(labelOf(t('field.store_company_name')))).toHaveAttribute('aria-invalid', 'true')
  await looksRight()
  for (const [name, text] of Object.entries(texts) as [keyof typeof texts, string][])
    await page.getByLabel(labelOf(t(`field.${name}`))).fill(text)
  for (const name of papers)
    await page.locator(`input[type=file][aria-label="${t(`field.${name}`)}"]`).setInputFiles(smallPicture)
  await expect(page.getByRole('button', { name: t('shop.join.otherPicture') })).toHaveCount(papers.length)
  await page
    .getByRole('group', { name: labelOf(t('field.class_id')) })
    .getByRole('button')
    .first()
    .click()
  await page
    .getByRole('group', { name: labelOf(t('field.class_id')) })
    .getByRole('checkbox')
    .first()
    .check()
  await userPageOf(page, t).chooseArea()
  await page.getByRole('button', { name: t('shop.join.send') }).click()

  await expect(page.getByRole('heading', { name: t('shop.join.reviewing') })).toBeVisible()
  const newcomer = await api('newcomer')
  const store = await newcomer(showOwnStore, {})
  expect(store).toMatchObject({ ...texts, store_verify: 2 })
  const admin = await api('admin')
  const id = 'id' in store ? store.id : 0
  await admin(adminStores.update, { params: { id }, body: { store_verify: 4, store_status: 1 } })
  await page.reload()
  await expect(page.getByRole('heading', { name: t('shop.join.passed') })).toBeVisible()
})

// Proves STO-3, STS-5.
test('a refused application shows the reason, and the data can be corrected and submitted again', async ({
  given,
  signedIn,
  page,
  t,
}) => {
  await given('an application is at a step', { account: accounts.refused.username, store_verify: 3 })
  await signedIn('refused')
  await page.goto('/store/step_1')

  await expect(page.getByRole('heading', { name: t('shop.join.refused') })).toBeVisible()
  await page.getByRole('link', { name: t('shop.join.correct') }).click()
  await page.getByLabel(labelOf(t('field.legal_person'))).fill('Zhang San')
  await page.getByRole('button', { name: t('shop.join.send') }).click()

  await expect(page.getByRole('heading', { name: t('shop.join.reviewing') })).toBeVisible()
})

// Proves STS-7.
test('on the mock, the application is filled with an example that can be submitted', async ({ given, signedIn, page, t }) => {
  test.skip(Boolean(process.env.E2E_API), 'a server has no examples')
  await given('the newcomer has no store', {})
  await signedIn('newcomer')
  await page.goto('/store/step_1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('shop.join.next') }).click()

  await page.getByRole('button', { name: t('shop.join.example') }).click()
  await expect(page.getByLabel(labelOf(t('field.legal_person')))).not.toHaveValue('')
  await page.getByRole('button', { name: t('shop.join.send') }).click()

  await expect(page).toHaveURL(/step_3/)
})
