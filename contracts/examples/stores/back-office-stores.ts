import { adminStores, listAdminStores, sellerStoreClasses, sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { crudExamples } from '../crud.ts'
import { classTree } from '../catalogue/goods-classes.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { pageWith } from '../samples.ts'
import { openStore, storeWhole, waitingStore } from './samples.ts'

const row = {
  id: openStore.id,
  store_name: 'Corner Shop',
  store_logo: '/storage/stores/corner.svg',
  area_info: 'Northland North City Old Town',
  store_status: 1,
  store_verify: 4,
  created_at: '2026-01-02 03:04:05',
} as const
const waiting = { ...row, id: waitingStore.id, store_status: 0, store_verify: 2 } as const
const count = { pass: 12, wait: 2, error: 2, create: 1 }
const wrong = { store_name: '' }

const ofAdmins = [
  ...guarded(
    examplesOf(listAdminStores, [
      {
        when: 'those that await approval',
        given: waitingStore.given,
        query: { store_verify: 2, isResource: 'Admin' },
        reply: { ...pageWith(waiting), count },
      },
      {
        when: 'one is filtered by its id',
        given: openStore.given,
        query: { id: openStore.id, isResource: 'Admin' },
        reply: { ...pageWith(row), count },
      },
      { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
    ]),
  ),
  ...crudExamples(adminStores, {
    given: waitingStore.given,
    id: waitingStore.id,
    detail: { ...storeWhole, id: waitingStore.id, store_status: 0, store_verify: 2 },
    added: { user_id: 90_203, store_name: 'Corner Shop' },
    addedGiven: ['a shopper without a store exists', { id: 90_203 }],
    changed: { store_verify: 4, store_status: 1 },
    wrong,
  }),
  ...examplesOf(adminStores.update, [
    {
      when: 'it is refused with a reason',
      given: waitingStore.given,
      params: { id: waitingStore.id },
      body: { store_verify: 3, store_refuse_info: 'The licence cannot be read' },
      reply: 1,
    },
    {
      when: 'it is refused without a reason',
      given: waitingStore.given,
      params: { id: waitingStore.id },
      body: { store_verify: 3, store_refuse_info: '' },
      error: 'invalidInput',
    },
  ]),
]

const ofSellers = [
  ...guarded(
    examplesOf(sellerStores.list, [
      {
        when: "it is the seller's store",
        query: {},
        reply: pageWith(storeWhole),
        exact: ['total'],
        bug: 'rows of somebody else are shown',
      },
      { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
    ]),
  ),
  ...guarded(
    examplesOf(sellerStores.show, [
      { when: "it is the seller's store, by the id 0", params: { id: 0 }, reply: storeWhole },
      // Proves STW-1.
      { when: "a sub-account sees its owner's", as: 'staff', params: { id: 0 }, reply: storeWhole },
      // Proves STW-1.
      { when: "it is another seller's store", given: openStore.given, params: { id: openStore.id }, error: 'notFound' },
    ]),
  ),
  ...guarded(
    examplesOf(sellerStores.update, [
      {
        // Proves STO-7, STW-2.
        when: 'one tab of the settings',
        params: { id: 0 },
        body: { store_slide: `${storeWhole.store_logo},${storeWhole.store_logo}` },
        reply: 1,
      },
      { when: "it is another seller's store", given: openStore.given, params: { id: openStore.id }, body: {}, error: 'notFound' },
      { when: 'there is none with this id', params: { id: nobody }, body: {}, error: 'notFound' },
      { when: 'the form is not valid', params: { id: 0 }, body: wrong, error: 'invalidInput' },
    ]),
  ),
  ...guarded(examplesOf(sellerStoreClasses, [{ when: 'it sells in some classes', reply: classTree }])),
]

export const backOfficeStoreExamples = [...ofAdmins, ...ofSellers]
