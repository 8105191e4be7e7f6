import { expect, test } from 'vitest'
import { addCall, addStep } from './add-step.ts'
import { playwrightTest } from './playwright.ts'
import type { Recording } from './recording.ts'
import { filledText, withoutSecret } from './secrets.ts'
import { readRecording } from './share.ts'

const product = { path: '/goods/90001', title: 'Lamp' }
const cart = { path: '/carts', title: 'Cart' }

const empty: Recording = {
  recording: 1,
  id: 'one',
  name: 'a lamp is bought',
  language: 'en',
  ...product,
  world: 'packed',
  origin: {
    scale: 1,
    seededAt: '2026-06-15 10:00:00',
    now: '2026-06-15 10:00:00',
    stands: true,
    states: [{ at: '2026-06-15 10:00:00', state: 'a product is on sale', facts: { id: 90_001, price: '20.00' } }],
    isPlain: true,
  },
  signedIn: [{ audience: 'buyer', username: 'shopper' }],
  steps: [],
}

const buy = { role: 'button', name: 'Add to cart' }
const field = { role: 'textbox', name: 'Remark' }

// Proves CTL-18.
test('typing on in a field stays one step, and each step keeps the screen that followed', () => {
  const first = addStep(empty, { do: 'click', target: buy }, product)
  const second = addStep(first, { do: 'fill', target: field, text: 'a' }, cart)

  const typed = addStep(second, { do: 'fill', target: field, text: 'ab' }, cart)

  expect(typed.steps).toEqual([
    { act: { do: 'click', target: buy }, ...cart, calls: [] },
    { act: { do: 'fill', target: field, text: 'ab' }, ...cart, calls: [] },
  ])
})

// Proves CTL-18.
test('a call belongs to the step that caused it, also if its answer comes after the next step', () => {
  const first = addStep(empty, { do: 'click', target: buy }, product)
  const second = addStep(first, { do: 'click', target: { role: 'link', name: 'Cart' } }, cart)

  const { steps } = addCall(second, 0, { method: 'POST', path: '/user/carts', status: 200 })

  expect(steps.map(({ calls }) => calls)).toEqual([[{ method: 'POST', path: '/user/carts', status: 200 }], []])
})

// Proves CTL-19.
test.each([
  ['shopper123', true, { text: '', secret: { account: 'shopper', field: 'password' } }, 'shopper123'],
  ['123456', true, { text: '', secret: { account: 'shopper', field: 'payPassword' } }, '123456'],
  ['my own secret', true, { text: '', secret: { field: 'password' } }, undefined],
  ['a remark', false, { text: 'a remark' }, 'a remark'],
] as const)('the password of an account is kept as its name, another one not at all: %s', (text, isHidden, kept, filled) => {
  const noted = withoutSecret(text, isHidden)

  expect(noted).toEqual(kept)
  expect(filledText(noted)).toBe(filled)
})

// Proves CTL-20.
test('a recording becomes a test that begins with its states and account and expects the screens that followed', () => {
  const pressed = addStep(empty, { do: 'click', target: { ...buy, nth: 1 } }, product)
  const secret = { account: 'shopper', field: 'payPassword' } as const
  const filled = addStep(pressed, { do: 'fill', target: { role: 'password', name: 'PIN' }, text: '', secret }, product)
  const there = addStep(
    filled,
    { do: 'press', key: 'Escape' },
    { path: '/order/pay/eyJvcmRlcl9pZCI6WzYwNV0sIm9yZGVyX25vIjpbXX0', title: "It's paid" },
  )

  const text = playwrightTest(there)

  const lines = text.split('\n').filter(line => !line.includes('//'))
  expect(lines).toEqual([
    "import { post } from '../backend.ts'",
    "import { expect, test } from '../test.ts'",
    '',
    "test.skip(({ language }) => language !== 'en', 'its words are those of one language')",
    '',
    "test('a lamp is bought', async ({ backend, given, page, signedIn }) => {",
    "  await backend.send(post('/_mock/reset', { now: '2026-06-15 10:00:00' }))",
    "  await given('a product is on sale', { id: 90_001, price: '20.00' })",
    "  await signedIn('shopper')",
    "  await page.goto('/goods/90001')",
    '',
    "  await page.getByRole('button', { name: 'Add to cart', exact: true }).nth(1).click()",
    String.raw`  await page.getByLabel(/^PIN\s*\*?$/).fill('123456')`,
    String.raw`  await expect(page).toHaveURL(/\/order\/pay\/[^/]+(\?|$)/)`,
    "  await page.keyboard.press('Escape')",
    '',
    `  await expect(page.getByRole('heading', { level: 1, name: "It's paid" })).toBeVisible()`,
    '})',
    '',
  ])
})

// Proves CTL-18, CTL-20.
test('signing out by the demo controls ends the session of that audience in the test, too', () => {
  const out = addStep(empty, { do: 'signOut', audience: 'seller' }, product)

  const lines = playwrightTest(out).split('\n')

  const at = lines.findIndex(line => line.includes("localStorage.removeItem('seller_token')"))
  expect(lines.slice(at, at + 2)).toEqual([
    "  await page.evaluate(() => localStorage.removeItem('seller_token'))",
    '  await page.reload()',
  ])
})

// Proves CTL-18, CTL-20.
test('a shop that took the place of this one is opened by the test, with its accounts and its screen', () => {
  const checkpoint = { name: 'before the refund', path: '/user/orders', world: 'packed later' }
  const back = addStep(
    empty,
    { do: 'world', ...checkpoint, signedIn: [{ audience: 'buyer', username: 'shopper' }] },
    { path: '/user/orders', title: 'My orders' },
  )

  const text = playwrightTest(back)

  const lines = text.split('\n')
  const at = lines.findIndex(line => line.includes('link/open'))
  expect(lines.slice(at, at + 5)).toEqual([
    "  await backend.send(post('/_mock/link/open', { text: 'packed later' }))",
    "  await page.evaluate(() => localStorage.removeItem('admin_token'))",
    "  await page.evaluate(() => localStorage.removeItem('seller_token'))",
    "  await signedIn('shopper')",
    "  await page.goto('/user/orders')",
  ])
  expect(text).toContain('its world is one of the page')
  expect(readRecording(JSON.stringify(back))).toEqual(back)
})

// Proves CTL-20.
test('where the shop had changed, the test opens its world', () => {
  const changed = { ...empty, origin: { ...empty.origin, isPlain: false } }

  const text = playwrightTest(changed)

  expect(text).toContain("await page.goto('/goods/90001#world=packed')")
  expect(text).not.toContain('_mock/reset')
})

// Proves CTL-18.
test('a file is read as a recording, and something else is refused', () => {
  const text = JSON.stringify(empty)

  const read = readRecording(text)

  expect(read).toEqual(empty)
  expect(() => readRecording('{"hello":"world"}')).toThrow('devtools.record.notOne')
  expect(() => readRecording('hello')).toThrow('devtools.record.notOne')
})
