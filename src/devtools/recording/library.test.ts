import 'fake-indexeddb/auto'
import { createStore, get, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { keepRecording, listRecordings, removeRecording } from './library.ts'
import type { Recording } from './recording.ts'

const database = createStore('meridian-recordings', 'list')

const recording = (id: string): Recording => ({
  recording: 1,
  id,
  name: `recording ${id}`,
  language: 'en',
  path: '/',
  title: 'Home',
  world: 'packed',
  origin: { scale: 1, seededAt: '2026-06-15 10:00:00', now: '2026-06-15 10:00:00', stands: true, states: [], isPlain: true },
  signedIn: [],
  steps: [],
})

/** What a later version stored, which this one cannot read. */
const foreign = { recording: 2, id: 'later' }

// Proves CTL-18.
test('a recording that cannot be read is not listed, and stays stored while others are kept and deleted', async () => {
  await set('recordings', [foreign, recording('one')], database)

  await keepRecording(recording('two'))
  await removeRecording('one')

  expect((await listRecordings()).map(({ id }) => id)).toEqual(['two'])
  expect(await get('recordings', database)).toEqual([recording('two'), foreign])
})

// Proves CTL-18.
test('a recording that was renamed stays in its place', async () => {
  await set('recordings', [recording('one'), recording('two')], database)

  await keepRecording({ ...recording('two'), name: 'the refund' })

  expect((await listRecordings()).map(({ name }) => name)).toEqual(['recording one', 'the refund'])
})
