import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import type { PageStart } from '#mocks/hosts/page/page-start.ts'
import { browserOptions } from '../lib/browser.ts'
import { now } from '../screens/screens.ts'
import { comeToRest, prepareWindow, startKey, startOver, visit } from './in-page.ts'
import type { Look } from './look.ts'

/** The window of a phone, a laptop or a desktop by its width, in CSS pixels. */
export const sizeOf = (width: number): { width: number; height: number } => ({
  width,
  height: width < 600 ? 667 : width < 1400 ? 800 : 900,
})

/** How much of a long page a picture shows, in CSS pixels. Pictures far below the window are not loaded. */
const tallest = 1800

/** Rounds of 20 ms in which a screen has to come to rest. */
const patience = 500

/** The browser for pictures. It decodes pictures before it paints, so none is missing. */
export const launch = (): Promise<Browser> => {
  const options = browserOptions()
  return chromium.launch({ ...options, args: [...options.args, '--disable-checker-imaging', '--process-per-site'] })
}

/** A page of one build of the app or of Storybook, with a fixed clock and without movement. */
export type Camera = { readonly page: Page; readonly devtools: CDPSession; readonly close: () => Promise<void> }

/**
 * Opens a page with a browser profile of its own.
 * @param address where a build is served.
 * @param scale device pixels per CSS pixel.
 */
export const openCamera = async (browser: Browser, address: string, scale = 1): Promise<Camera> => {
  const context = await browser.newContext({
    baseURL: address,
    deviceScaleFactor: scale,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  })
  await context.clock.setFixedTime(Date.parse(`${now.replace(' ', 'T')}+08:00`))
  await context.addInitScript(prepareWindow, startKey)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
}

/** Changes theme and width of the shown page. @returns whether it came to rest. */
export const turn = async ({ page }: Camera, { theme, width }: Look, needs = 'main', most = patience): Promise<boolean> => {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize(sizeOf(width))
  return page.evaluate(comeToRest, { needs, most })
}

/** Shows a screen of a freshly seeded shop. @returns whether it came to rest. */
export const showScreen = async (camera: Camera, path: string, start: PageStart, look: Look): Promise<boolean> => {
  const { page } = camera
  await page.goto('robots.txt')
  await page.evaluate(startOver, [startKey, JSON.stringify({ now, ...start }), look.language] as const)
  await page.emulateMedia({ colorScheme: look.theme })
  await page.setViewportSize(sizeOf(look.width))
  await page.goto(path.replace(/^\//, ''))
  return turn(camera, look)
}

/** Navigates to another screen of the shop that is shown. @returns whether it came to rest. */
export const visitScreen = async (camera: Camera, path: string, look: Look): Promise<boolean> => {
  await camera.page.evaluate(visit, path)
  return turn(camera, look)
}

/** Takes a PNG of the whole page, down to a limit. Same pixels give the same bytes. */
export const shoot = async ({ page, devtools }: Camera): Promise<Buffer> => {
  const size = await page.evaluate(
    most => ({ width: innerWidth, height: Math.min(Math.max(innerHeight, document.documentElement.scrollHeight), most) }),
    tallest,
  )
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}
