import { encodeParams } from '#contracts/wire/params.ts'
import { applyForStore, joinStore, listStores, showOwnStore, showStore } from '#contracts/api/stores/stores.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { pageWith } from '../samples.ts'
import { application, openStore, places, storeFace, storeWhole } from './samples.ts'

const card = {
  id: openStore.id,
  store_name: 'Corner Shop',
  store_logo: '/storage/stores/corner.svg',
  store_company_name: 'Corner Ltd.',
  area_info: 'Northland North City Old Town',
  store_address: '3 Market Street',
  comment_rate: 100,
  distance: '12.35km',
  created_at: '2026-01-02 03:04:05',
}

const atStep = (account: 'applicant' | 'refused', store_verify: 1 | 2 | 3 | 4) =>
  ['an application is at a step', { account, store_verify }] as const
const noStore = ['the newcomer has no store', {}] as const

const ofEverybody = [
  ...examplesOf(listStores, [
    { when: 'one is open', given: openStore.given, query: { page: 1, per_page: 30 }, reply: pageWith(card) },
    {
      when: 'the nearest first',
      given: openStore.given,
      query: { params: encodeParams({ sort_type: 'distance', sort_order: 'asc' }), lat: '39.90', lng: '116.40' },
      reply: pageWith({ ...card, distance: '850m' }),
    },
    {
      when: 'nothing matches the keywords',
      query: { params: encodeParams({ keywords: 'no%20such%20thing' }) },
      reply: pageWith(),
      exact: ['total'],
    },
    { when: 'the position is not valid', query: { lat: 'north', lng: '116.40' }, error: 'invalidInput' },
  ]),
  ...examplesOf(showStore, [
    {
      when: 'it is open',
      given: openStore.given,
      params: { id: openStore.id },
      reply: {
        ...storeFace,
        store_slide: [...storeFace.store_slide],
        store_mobile_slide: [...storeFace.store_mobile_slide],
        user_id: 90_104,
        rate: { scoreAll: 5, agreeAll: 5, serviceAll: 4, speedAll: 5 },
        sale_list: [],
      },
    },
    { when: 'there is none with this id', params: { id: nobody }, error: 'notFound' },
  ]),
]

const ofApplicants = [
  ...guarded(
    examplesOf(joinStore, [
      {
        when: 'the account has none yet',
        as: 'newcomer',
        given: noStore,
        reply: { id: 90_099, user_id: 90_105, store_verify: 1, store_status: 0, created_at: '2026-01-02 03:04:05' },
      },
      { when: 'the account has applied before', as: 'applicant', given: atStep('applicant', 2), error: 'storeExists' },
      { when: "the account is a seller's sub-account", as: 'staff', error: 'subAccountRefused' },
    ]),
  ),
  ...guarded(
    examplesOf(showOwnStore, [
      { when: 'it awaits approval', as: 'applicant', given: atStep('applicant', 2), reply: { ...storeWhole, store_verify: 2 } },
      {
        when: 'it was refused',
        as: 'refused',
        given: atStep('refused', 3),
        reply: { ...storeWhole, store_status: 0, store_verify: 3, store_refuse_info: 'The licence cannot be read' },
      },
      { when: 'there is none', as: 'newcomer', given: noStore, reply: [], exact: true },
      { when: "a sub-account sees its owner's", as: 'staff', reply: storeWhole },
    ]),
  ),
  ...guarded(
    examplesOf(applyForStore, [
      { when: 'it has been started', as: 'applicant', given: [atStep('applicant', 1), ...places], body: application, reply: [] },
      {
        when: 'it was refused and is corrected, with the classes as JSON text',
        as: 'refused',
        given: [atStep('refused', 3), ...places],
        body: { ...application, class_id: JSON.stringify(application.class_id) },
        reply: [],
      },
      { when: 'it has not been started', as: 'newcomer', given: [noStore, ...places], body: application, error: 'notFound' },
      {
        when: 'documents are missing',
        as: 'applicant',
        given: atStep('applicant', 1),
        body: { ...application, business_license: '' },
        error: 'invalidInput',
      },
      { when: "the account is a seller's sub-account", as: 'staff', body: application, error: 'subAccountRefused' },
    ]),
  ),
]

export const storeExamples = [...ofEverybody, ...ofApplicants]
