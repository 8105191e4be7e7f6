import { expect, it } from 'vitest'
import { PublicStore } from '#contracts/api/stores/stores.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import { isHidden } from './is-hidden.ts'

const hides = (reply: object) => isHidden(readTolerantly(PublicStore, reply))

// Proves TOL-15.
it('shows a store if the server does not send whether it is open', () => {
  expect([{ id: 1 }, { id: 1, store_status: null, store_verify: null }, { id: 1, store_status: '1' }].map(hides)).toEqual([
    false,
    false,
    false,
  ])
})

// Proves STP-5.
it('hides a store that is closed or has not passed the review', () => {
  const stores = [
    { store_status: 0, store_verify: 4 },
    { store_status: '0' },
    { store_status: 1, store_verify: 2 },
    { store_verify: 3 },
  ]

  expect(stores.map(hides)).toEqual([true, true, true, true])
})
