import { accounts } from '#contracts/states/ready-accounts.ts'
import type { Page } from '@playwright/test'
import type { Fixtures } from '../own-profile.ts'
import { expect, test } from '../test.ts'
import { devtoolsAreThere, openDevtools } from './open-devtools.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page is a demo')

// Proves CTL-13.
test('every open store can be acted for, from the login page of sellers', async ({ page, t }) => {
  await page.goto('/Seller/login')
  await devtoolsAreThere(page, t)

  await page.getByRole('combobox', { name: t('login.store') }).selectOption('sunriver')
  await page.getByRole('button', { name: t('login.actAs') }).click()

  await expect(page).toHaveURL(/\/Seller\/(?!login)/)
  await openDevtools(page, t, 'accounts')
  await expect(page.getByText(t('devtools.accounts.asNow', { name: 'sunriver' }))).toBeVisible()
})

/** Gives the shopper 4,321.00, opens the balance, and saves this moment as "rich". @returns the tab of the world. */
const saveRich = async ({ given, page, signedIn, t }: Pick<Fixtures, 'given' | 'signedIn' | 't'> & { page: Page }) => {
  await given('the shopper has a balance', { money: '4321.00' })
  await signedIn('shopper')
  await page.goto('/user/money')
  const devtools = await openDevtools(page, t, 'world')
  await devtools.getByLabel(t('devtools.checkpoint.name')).fill('rich')
  await devtools.getByRole('button', { name: t('devtools.checkpoint.add') }).click()
  return devtools
}

// Proves CTL-14, CTL-16.
test('a checkpoint brings back data, accounts and screen, and changes since the seed are listed', async ({
  page,
  given,
  signedIn,
  t,
}) => {
  const devtools = await saveRich({ given, page, signedIn, t })
  await expect(devtools.getByRole('row', { name: /^users #1 / })).toContainText('4321.00')

  await devtools.getByRole('button', { name: t('devtools.world.reset') }).click()
  await expect(page.getByRole('main').getByText('4,321.00')).toHaveCount(0)
  await devtools.getByRole('button', { name: t('devtools.checkpoint.return', { name: 'rich' }) }).click()

  await expect(page.getByRole('main').getByText('4,321.00').first()).toBeVisible()
  await expect(page).toHaveURL(/\/user\/money/)
})

// Proves CTL-16.
test('a link to a checkpoint opens it in another browser', async ({ browser, context, page, given, signedIn, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const devtools = await saveRich({ given, page, signedIn, t })

  await devtools.getByRole('button', { name: t('devtools.checkpoint.link', { name: 'rich' }) }).click()

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/\/user\/money#world=/)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(await copied())
  await expect(other.getByRole('main').getByText('4,321.00').first()).toBeVisible()
  await elsewhere.close()
})

// Proves CTL-11.
test('an imported shop says what it brought, and keeps who was signed in', async ({ page, given, signedIn, t }) => {
  await given('the shopper has a balance', { money: '4321.00' })
  await signedIn('shopper')
  await page.goto('/user/money')
  const devtools = await openDevtools(page, t, 'world')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    devtools.getByRole('button', { name: t('devtools.world.export') }).click(),
  ])
  await devtools.getByRole('button', { name: t('devtools.world.reset') }).click()
  await expect(page.getByRole('main').getByText('4,321.00')).toHaveCount(0)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    devtools.getByRole('button', { name: t('devtools.world.import') }).click(),
  ])
  await chooser.setFiles(await saved.path())

  const message = t('devtools.world.signedIn', { names: accounts.shopper.username })
  await expect(page.getByText(message).filter({ visible: true }).last()).toBeVisible()
  await expect(page.getByRole('main').getByText('4,321.00').first()).toBeVisible()
})

// Proves CTL-17.
test('the shortcut works before the devtools are loaded', async ({ page, t }) => {
  await page.goto('/', { waitUntil: 'commit' })
  // The first frame of the app, which is drawn before the backend answers.
  await page.getByRole('banner').waitFor()

  await page.keyboard.press('Alt+Shift+M')

  await expect(page.getByRole('dialog', { name: t('devtools.title') })).toBeVisible()
})

// Proves CTL-17.
test('?present shows the shop alone, and the shortcut still opens the devtools', async ({ page, t }) => {
  await page.goto('/?present')
  await expect(page.getByRole('heading', { name: t('title.seckills') })).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await expect(page.getByRole('dialog', { name: t('devtools.title') })).toBeVisible()
  await page.keyboard.press('Alt+Shift+M')
  await page.reload()

  await expect(page.getByRole('heading', { name: t('title.seckills') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('devtools.open') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('devtools.tour.card.start') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('shell.demoReset') })).toHaveCount(0)
})
