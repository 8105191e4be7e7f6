import { adminAdvs, listAdvs } from '#contracts/api/content/advs.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'

const space = { id: 90_251, name: 'example-slides' }
const form = {
  pid: space.id,
  name: 'New in autumn',
  url: '/s/',
  image: '/storage/site/autumn.svg',
  adv_start: '2026-01-02 00:00:00',
  adv_end: '2036-01-02 00:00:00',
  is_sort: 1,
  is_type: 0,
  status: 1,
} as const
const shown = { id: 90_252, ...form }
const given = ['a place for adverts exists', { ...space, adv_id: shown.id }] as const

export const advExamples = [
  ...crudExamples(adminAdvs, {
    given,
    id: shown.id,
    row: { ...shown, created_at: '2026-01-02 03:04:05' },
    added: form,
    addedGiven: given,
    changed: { ...form, name: 'Last days', status: 0 },
    wrong: { ...form, adv_end: form.adv_start },
  }),
  ...examplesOf(listAdvs, [
    // Proves ADV-2.
    { when: 'one is shown', given, query: { name: space.name }, reply: [shown] },
    // Proves ADV-1.
    { when: 'there is no such ad space', query: { name: 'no-such-place' }, reply: [] },
    // Proves ADV-1.
    { when: 'no ad space is named', query: {}, error: 'invalidInput' },
  ]),
]
