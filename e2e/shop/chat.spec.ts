import { expect, moment, test } from '../own-profile.ts'

const goods = 90_301

// Proves CHA-7.
test('an open conversation asks for new messages every three seconds, and not while its tab is hidden', async ({
  given,
  signedIn,
  page,
  t,
}) => {
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  await signedIn('shopper')
  const calls = { asked: 0, answered: 0 }
  const isAsked = (url: string) => url.endsWith('/Chat/friend_content')
  page.on('request', request => void (calls.asked += Number(isAsked(request.url()))))
  page.on('requestfinished', request => void (calls.answered += Number(isAsked(request.url()))))
  const turn = (state: 'visible' | 'hidden') =>
    page.evaluate(next => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  /** Seconds of the page's clock, in tenths, until it has polled again and received the response. */
  const untilAsked = async () => {
    const { asked } = calls
    let tenths = 0
    for (; calls.asked === asked && tenths < 100; tenths++) await page.clock.runFor(100)
    await expect.poll(() => calls.answered).toBe(calls.asked)
    await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
    return tenths
  }
  await page.goto(`/goods/${goods}`)
  await page.getByRole('button', { name: t('chat.contact') }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await page.clock.pauseAt(moment + 60_000)
  await untilAsked()

  for (const pause of [await untilAsked(), await untilAsked()]) {
    expect(pause).toBeGreaterThan(28)
    expect(pause).toBeLessThan(40)
  }
  await turn('hidden')
  const { asked } = calls
  await page.clock.runFor(12_000)
  expect(calls.asked).toBe(asked)
  await turn('visible')

  expect(await untilAsked()).toBeLessThan(40)
  await page.clock.resume()
})
