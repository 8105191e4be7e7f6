import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { openDevtools as open } from './open-devtools.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has devtools')

const hashOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/_mock/state-hash')).json()) as { hash: string }).hash)

// Proves CTL-4.
test('open by their shortcut, switch the account with one click, and close with Escape', async ({ page, t, looksRight }) => {
  await page.goto('/')

  const devtools = await open(page, t, 'accounts')
  await devtools.getByRole('button', { name: /^shopper/ }).click()
  await devtools.getByRole('button', { name: /^clerk/ }).click()

  await expect(devtools.getByText(t('devtools.accounts.asNow', { name: 'shopper' }))).toBeVisible()
  await expect(devtools.getByText(t('devtools.accounts.asNow', { name: 'clerk' }))).toBeVisible()
  await looksRight()
  await page.keyboard.press('Escape')
  await expect(devtools).toBeHidden()
  await expect(page.getByRole('button', { name: t('devtools.open') })).toBeFocused()
})

// Proves CTL-4.
test('a state that is entered from the devtools reads back, and the screen behind them shows it', async ({
  page,
  signedIn,
  t,
}) => {
  await signedIn('shopper')
  await page.goto('/user/money')

  const devtools = await open(page, t, 'states')
  await devtools.getByRole('searchbox').fill('balance is')
  await devtools.getByRole('button', { name: 'the shopper has a balance' }).click()
  await devtools.getByRole('textbox', { name: 'money' }).fill('4321.00')
  await devtools.getByRole('button', { name: t('devtools.states.enter') }).click()

  await expect(devtools.getByText(t('devtools.states.holds'))).toBeVisible()
  await expect(page.getByRole('main').getByText('4,321.00').first()).toBeVisible()
})

// Proves CTL-4.
test('a fault from the devtools takes effect, appears in the log, and can be removed', async ({ page, t, allow }) => {
  allow(/500/)
  await page.goto('/stores')
  const devtools = await open(page, t, 'faults')

  await devtools.getByLabel(t('devtools.faults.kind')).selectOption('http500')
  await devtools.getByRole('button', { name: t('devtools.faults.add') }).click()
  await expect(devtools.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await open(page, t, 'calls')
  await page.getByRole('checkbox', { name: t('devtools.calls.onlyBad') }).check()

  await expect(devtools.getByText(t('devtools.calls.verdict.wrong')).first()).toBeVisible()
  await devtools
    .getByRole('button', { name: /stores/ })
    .first()
    .click()
  await expect(devtools.getByText('HTTP 500').first()).toBeVisible()
  await open(page, t, 'faults')
  await devtools.getByRole('button', { name: t('devtools.faults.clear') }).click()
  await expect(devtools.getByText(t('devtools.faults.none'))).toBeVisible()
})

// Proves CTL-2, CTL-4.
test('a fault affects the call that is picked from the list by typing', async ({ page, t, allow }) => {
  allow(/500/)
  await page.goto('/stores')
  const devtools = await open(page, t, 'faults')
  const call = devtools.getByRole('combobox', { name: t('devtools.faults.call') })

  await call.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('stores')
  await page.getByRole('option', { name: 'GET /stores', exact: true }).click()
  await expect(call).toHaveValue('GET /stores')
  await devtools.getByLabel(t('devtools.faults.kind')).selectOption('http500')
  await devtools.getByRole('button', { name: t('devtools.faults.add') }).click()

  await expect(devtools.getByRole('listitem')).toHaveText(/^GET \/stores ·/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: t('ui.retry') })).toBeVisible()
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart') })
      .first(),
  ).toBeVisible()
})

// Proves CTL-4.
test('advancing the clock runs the tasks that are due, and they report what they did', async ({ page, t }) => {
  await page.goto('/')

  const devtools = await open(page, t, 'clock')
  await devtools.getByRole('button', { name: t('devtools.clock.day'), exact: true }).click()
  await expect(devtools.getByText('2026-06-16 10:00')).toBeVisible()
  await devtools.getByRole('button', { name: t('devtools.clock.runTasks') }).click()

  await expect(devtools.getByText(t('devtools.clock.cancelled'))).toBeVisible()
})

test('a reset restores the seeded shop and keeps the session', async ({ page, given, signedIn, t }) => {
  await given('the shopper has a balance', { money: '7777.00' })
  await signedIn('shopper')
  await page.goto('/user/money')
  await expect(page.getByRole('main').getByText('7,777.00').first()).toBeVisible()

  const devtools = await open(page, t, 'world')
  await devtools.getByRole('button', { name: t('devtools.world.reset') }).click()

  await expect(
    page
      .getByText(new RegExp(t('devtools.world.resetDone', { ms: '\\d+' })))
      .filter({ visible: true })
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('7,777.00')).toHaveCount(0)
  await expect(page).toHaveURL(/\/user\/money/)
})

test.describe('a world file', () => {
  const files = [
    ['that is not JSON', 'hello', 'devtools.world.notJson'],
    ['of something else', '{"hello":"world"}', undefined],
    ['of another version', '{"version":1,"scale":1,"seededAt":0,"clock":{"offset":0,"frozen":null},"changes":{}}', undefined],
  ] as const

  for (const [what, content, reason] of files)
    test(`${what} is refused with a reason, and nothing is lost`, async ({ page, given, t, allow }) => {
      allow(/status of 400/)
      await given('a brand exists', { id: 90_001, name: 'North' })
      await page.goto('/')
      const devtools = await open(page, t, 'world')
      const before = await hashOf(page)

      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        devtools.getByRole('button', { name: t('devtools.world.import') }).click(),
      ])
      await chooser.setFiles({ name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(content) })

      const message = t('devtools.failed', { reason: reason ? t(reason) : '' })
      await expect(page.getByText(message).filter({ visible: true }).last()).toBeVisible()
      expect(await hashOf(page)).toBe(before)
    })

  test('can be imported again without changes', async ({ page, given, t }) => {
    await given('a brand exists', { id: 90_001, name: 'North' })
    await page.goto('/')
    const devtools = await open(page, t, 'world')
    const before = await hashOf(page)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      devtools.getByRole('button', { name: t('devtools.world.export') }).click(),
    ])
    await devtools.getByRole('button', { name: t('devtools.world.reset') }).click()
    await expect.poll(() => hashOf(page)).not.toBe(before)

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      devtools.getByRole('button', { name: t('devtools.world.import') }).click(),
    ])
    await chooser.setFiles(await saved.path())

    await expect.poll(() => hashOf(page)).toBe(before)
  })
})

test('two visitors have separate shops', async ({ page, browser, baseURL, given, t }) => {
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await elsewhere.newPage()
  await other.goto('/stores')
  await expect.poll(() => hashOf(other).catch(() => '')).not.toBe('')
  const before = await hashOf(other)

  await page.goto('/stores')
  await given('no brand exists', {})
  await open(page, t, 'world')

  expect(await hashOf(other)).toBe(before)
  expect(await hashOf(page)).not.toBe(before)
  await elsewhere.close()
})
