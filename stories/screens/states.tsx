import type { StoryObj } from '@storybook/react-vite'
import i18next, { type ParseKeys } from 'i18next'
import { expect, waitFor, within } from 'storybook/test'
import { isSeen, still } from '../table/office.tsx'
import { around, drawn, isThere, type ScreenName, type ScreenOptions } from './screen.tsx'

/** No response has arrived: the screen shows placeholders, and no error. */
export const loading = (name: ScreenName, options: ScreenOptions = {}): StoryObj => ({
  ...around(name, options),
  ...drawn(name, { kind: 'latency', ms: 60_000 }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible())
    await expect(canvasElement.querySelector('[role="alert"]')).toBeNull()
    await still()
  },
})

/** All requests failed: the screen says so, and offers a retry. */
export const failed = (name: ScreenName, options: ScreenOptions = {}): StoryObj => ({
  ...around(name, options),
  ...drawn(name, { kind: 'http500' }),
  play: async ({ canvasElement }) => {
    const [retry] = await within(canvasElement).findAllByRole('button', { name: i18next.t('ui.retry') })
    if (retry) await isSeen(retry)
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull()
    await still()
  },
})

/** The screen is empty, by default for a new account; `says` is the key of its message. */
export const nothing = (name: ScreenName, text: ParseKeys, options: ScreenOptions = {}): StoryObj => ({
  ...around(name, { as: 'newcomer', ...options }),
  ...drawn(name),
  play: async ({ canvasElement }) => {
    await isSeen(await within(canvasElement).findByText(i18next.t(text)))
    await isThere(canvasElement)
  },
})
