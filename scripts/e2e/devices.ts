import { existsSync } from 'node:fs'
import { devices as known, firefox, webkit, type BrowserType } from '@playwright/test'
import { stop } from '../lib/command-line.ts'

const english = { language: 'en', locale: 'en-US' } as const
/** Chromium's path and flags are not for other browsers. */
const ofPlaywright = { ...english, launchOptions: {} }
const notHere = /@tables|@routes|@real/
/** Tests that need neither a wide window, nor hovering, nor a mouse. */
const onTouch = /@smoke|@touch/

/** Browsers and devices beside the usual ones. They run only when they are named: `npm run e2e -- phone`. Source: STE-7. */
export const devices = {
  phone: { use: { ...english, ...known['Pixel 7'] }, grep: onTouch },
  tablet: { use: { ...english, ...known['Galaxy Tab S9'] }, grep: onTouch },
  firefox: { use: { ...ofPlaywright, browserName: 'firefox' }, grepInvert: notHere },
  webkit: { use: { ...ofPlaywright, browserName: 'webkit' }, grepInvert: notHere },
} as const

type Device = keyof typeof devices

/** Whether a word of the command line names a browser or device. */
export const isDevice = (word: string): word is Device => word in devices

const own: Partial<Record<Device, BrowserType>> = { firefox, webkit }

/** Ends the process if the browser of a project is not installed. */
export const expectInstalled = (device: Device): void => {
  const path = own[device]?.executablePath()
  if (path !== undefined && !existsSync(path))
    stop(`Playwright's ${device} is not installed. Run "npx playwright install ${device}", then try again.`)
}
