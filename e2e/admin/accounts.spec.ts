import { adminMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import type { BackOffice } from '../back-office.ts'
import { expect, test } from '../test.ts'

const visitor = { id: 90_531, username: 'visitor', money: '100.00' }

test.beforeEach(async ({ given, signedIn, backOffice }) => {
  await given('a user exists', visitor)
  await signedIn('admin')
  await backOffice.open(`/Admin/users?username=${visitor.username}`)
})

/** Opens the dialog of one user with a button of the list. */
const openDialog = (backOffice: BackOffice, button: string) =>
  backOffice.row(visitor.username).getByRole('button', { name: button }).click()

// Proves WAL-6.
test('an administrator gives money, and the movement shows the reason', async ({ backOffice, api, page, t }) => {
  await openDialog(backOffice, t('users.funds'))
  await backOffice.fill({ [t('moneyLogs.amount')]: '20.5', [t('users.reason')]: 'A parcel came late' })
  await expect(backOffice.dialog.getByText('¥120.50')).toBeVisible()
  await backOffice.confirm()

  await expect(backOffice.row(visitor.username)).toContainText('¥120.50')
  await page.goto('/Admin/money_logs?money=20.50')
  await expect(backOffice.row('A parcel came late')).toContainText('+¥20.50')
  const admin = await api('admin')
  const { data } = await admin(adminMoneyLogs.list, { query: { user_id: visitor.id, is_belong: 0 } })
  expect(data[0]).toMatchObject({ money: '20.50', is_type: 0, info: 'A parcel came late' })
})

// Proves MSC-9.
test('taking more than the balance is refused at the amount field, and the dialog keeps its values', async ({
  backOffice,
  api,
  page,
  t,
}) => {
  await openDialog(backOffice, t('users.funds'))

  await page.getByRole('radio', { name: t('purse.points') }).check()
  await backOffice.fill({ [t('moneyLogs.amount')]: '-100.01', [t('users.reason')]: 'Points by mistake' })
  await backOffice.yes.click()

  await expect(backOffice.dialog.getByLabel(t('moneyLogs.amount'))).toHaveAttribute('aria-invalid', 'true')
  await expect(backOffice.dialog.getByLabel(t('users.reason'))).toHaveValue('Points by mistake')
  const admin = await api('admin')
  expect(await admin(adminUsers.show, { params: { id: visitor.id } })).toMatchObject({ integral: '100.00' })
})

// Proves ADM-8, TPK-2.
test('an administrator chooses the inviter of a user from a table of users, and sees the name', async ({
  backOffice,
  api,
  page,
  t,
}) => {
  await openDialog(backOffice, t('btn.edit'))

  await page
    .getByRole('group', { name: t('users.inviter') })
    .getByRole('button', { name: t('btn.select') })
    .click()
  const picker = page.getByRole('dialog', { name: t('users.inviter') })
  await picker.getByRole('button', { name: t('btn.search') }).click()
  await picker.getByRole('textbox', { name: t('field.username') }).fill('shopper')
  await picker.getByRole('button', { name: t('btn.query') }).click()
  const found = picker.getByRole('row').filter({ hasText: 'shopper' })
  await expect(found).toHaveCount(1)
  await found.getByRole('checkbox').check()
  await picker.getByRole('button', { name: t('btn.select'), exact: true }).click()
  await expect(picker).toBeHidden()
  await backOffice.confirm()

  const admin = await api('admin')
  const { inviter_id } = await admin(adminUsers.show, { params: { id: visitor.id } })
  const { nickname } = await admin(adminUsers.show, { params: { id: inviter_id } })
  await openDialog(backOffice, t('btn.edit'))
  await expect(page.getByRole('group', { name: t('users.inviter') })).toContainText(nickname)
})
