import { expect, test } from '../test.ts'

/** Forms of the user centre: path, values, the call that they send, and the message afterwards. */
const forms = [
  { what: 'profile', at: '/user/info', texts: ['Zed'], call: 'POST /auth/edit', message: 'user.info.saved' },
  {
    what: 'password',
    at: '/user/safe/password',
    texts: ['secret12', 'secret12'],
    call: 'POST /auth/edit',
    message: 'msg.success',
  },
  { what: 'address', at: '/user/address/form/90406', texts: [], call: 'PUT /user/addresses/{id}', message: 'address.saved' },
] as const

for (const { what, at, texts, call, message } of forms)
  // Proves CAL-17.
  test(`three clicks at once, and Enter, save the ${what} once`, async ({ faults, given, page, signedIn, t }) => {
    await given('the shopper has an address', { id: 90_406 })
    await signedIn('shopper')
    await page.goto(at)
    const form = page.getByRole('main').locator('form')
    const save = form.locator('button[type=submit]')
    await expect(save).toBeVisible()
    for (const [number, text] of texts.entries()) await form.locator('input:not([readonly], [type=file])').nth(number).fill(text)
    await faults.hold({ call })
    const sent: string[] = []
    page.on('request', request => {
      if (/\/api\/(auth\/edit|user\/addresses\/\d)/.test(request.url())) sent.push(request.method())
    })

    await form.evaluate((element: HTMLFormElement) => [1, 2, 3].forEach(() => element.requestSubmit()))
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await save.press('Enter')
    await faults.clear()

    await expect(page.getByText(t(message)).filter({ visible: true }).last()).toBeVisible()
    expect(sent.filter(method => method !== 'GET')).toHaveLength(1)
  })
