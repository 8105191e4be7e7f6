import { PNG } from 'pngjs'
import { expect, it, vi } from 'vitest'
import type { Camera } from '../pictures/camera.ts'
import { takeChain } from './take.ts'
import type { Subject } from './subject.ts'

const picture = (grey: number): string => {
  const png = new PNG({ width: 24, height: 24 })
  png.data.fill(255)
  png.data.fill(grey, 0, 3)
  return PNG.sync.write(png).toString('base64')
}

/** A camera that takes these pictures in turn, and the last one from then on. */
const cameraOf = (...greys: number[]): Camera => {
  let taken = 0
  const send = async () => ({ data: picture(greys[Math.min(taken++, greys.length - 1)] ?? 0) })
  const page = { evaluate: async () => ({ width: 24, height: 24 }) }
  return { page, devtools: { send }, close: async () => {} } as unknown as Camera
}

const subject: Subject = {
  group: '/carts',
  name: '',
  widths: [375],
  onlyEnglish: true,
  stageOf: ({ language }) => language,
  open: async () => true,
  follow: async () => true,
  turn: async () => true,
}

const listen = () => ({ compared: vi.fn(), found: vi.fn(), noted: vi.fn() })

const half = { all: false, seed: 1 }

it('keeps nothing of pictures that look the same', async () => {
  const listener = listen()

  await takeChain({ before: cameraOf(0), after: cameraOf(0) }, [subject], half, listener)

  expect(listener.compared).toHaveBeenCalledTimes(1)
  expect(listener.found).not.toHaveBeenCalled()
})

// Proves PCT-3.
it('does not report a difference that a second picture does not show', async () => {
  const listener = listen()

  await takeChain({ before: cameraOf(0), after: cameraOf(90, 0) }, [subject], half, listener)

  expect(listener.found).not.toHaveBeenCalled()
  expect(listener.noted).toHaveBeenCalledWith(expect.stringContaining('differed only once'))
})

// Proves PCT-3.
it('reports a difference that stays, with both pictures', async () => {
  const listener = listen()

  await takeChain({ before: cameraOf(0), after: cameraOf(90) }, [subject], half, listener)

  expect(listener.found).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ group: '/carts', before: expect.any(Buffer), after: expect.any(Buffer) }),
  )
})

// Proves PCT-5.
it('reports what only one revision has with one picture', async () => {
  const listener = listen()

  await takeChain({ after: cameraOf(0) }, [subject], half, listener)

  const [finding] = listener.found.mock.lastCall ?? []
  expect(Object.keys(finding).toSorted()).toEqual(['after', 'group', 'look', 'name'])
})

it('goes on after a screen that cannot be shown', async () => {
  const listener = listen()
  const broken: Subject = { ...subject, group: '/broken', open: () => Promise.reject(new Error('no page')) }

  await takeChain({ before: cameraOf(0), after: cameraOf(90) }, [broken, subject], half, listener)

  expect(listener.noted).toHaveBeenCalledWith(expect.stringMatching(/^\/broken .* could not be shown: Error: no page$/))
  expect(listener.found).toHaveBeenCalledTimes(1)
})
