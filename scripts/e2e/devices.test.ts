import { expect, it } from 'vitest'
import { devices, isDevice } from './devices.ts'

// Proves STE-7.
it('knows browsers and devices by one word, and gives only Chromium the path of this machine', () => {
  expect(['phone', 'tablet', 'firefox', 'webkit'].every(isDevice)).toBe(true)
  expect(['@smoke', 'en', 'e2e/smoke.spec.ts'].some(isDevice)).toBe(false)
  expect(devices.phone.use).toMatchObject({ hasTouch: true, isMobile: true, defaultBrowserType: 'chromium' })
  expect(devices.phone.use).not.toHaveProperty('launchOptions')
  expect(devices.firefox.use).toMatchObject({ browserName: 'firefox', launchOptions: {} })
})
