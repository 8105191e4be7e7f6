import { showAgreement } from '#contracts/api/content/agreements.ts'
import { errors } from '#contracts/api/errors.ts'
import { expect, test } from '../test.ts'

// Proves ART-4.
test('an administrator writes an agreement, and screens show it by its call name', async ({
  signedIn,
  api,
  backOffice,
  t,
  looksRight,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/agreements')

  await backOffice.page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await backOffice.fill({ [t('agreements.name')]: 'House rules', [t('agreements.callName')]: 'rules' })
  await backOffice.dialog.getByRole('textbox', { name: t('articles.content') }).fill('Be kind to each other.')
  await looksRight()
  await backOffice.confirm()

  await expect(backOffice.row('House rules')).toContainText('rules')
  const guest = await api('guest')
  const { content } = await guest(showAgreement, { params: { name: 'rules' } })
  expect(content).toContain('Be kind to each other.')
})

// Proves ART-5.
test('a call name that is already in use is refused, and the form keeps its values', async ({
  signedIn,
  backOffice,
  language,
  t,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/agreements')
  await backOffice.page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await backOffice.fill({ [t('agreements.name')]: 'Once more', [t('agreements.callName')]: 'agreement' })
  const content = backOffice.dialog.getByRole('textbox', { name: t('articles.content') })
  await content.fill('The same again.')

  await backOffice.yes.click()

  await expect(backOffice.page.getByText(errors.nameTaken[language === 'en' ? 'en' : 'zh']).first()).toBeVisible()
  await expect(backOffice.dialog.getByLabel(t('agreements.callName'))).toHaveValue('agreement')
  await expect(content).toContainText('The same again.')
})
