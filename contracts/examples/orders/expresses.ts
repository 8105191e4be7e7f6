import { adminExpresses, allExpresses, listExpresses } from '#contracts/api/orders/expresses.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'
import { pageWith } from '../samples.ts'

const courier = { id: 90_061, name: 'Swift Parcel', code: 'swift' }
const given = ['a courier exists', { id: courier.id, code: courier.code }] as const
const form = { name: 'Slow Parcel', code: 'slow' }

export const expressExamples = [
  ...examplesOf(allExpresses, [
    // Proves LST-10.
    { when: 'some exist', given, query: { isAll: 'true' }, reply: [courier] },
    { when: 'one is filtered by its code', given, query: { isAll: 'true', code: courier.code }, reply: [courier] },
    {
      when: 'a condition names a column that does not exist',
      query: { isAll: 'true', no_such_column: '1' },
      error: 'unknownColumn',
    },
  ]),
  ...examplesOf(listExpresses, [
    { when: 'one is filtered by its code', given, query: { code: courier.code, page: 1 }, reply: pageWith(courier) },
    { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
  ]),
  ...crudExamples(adminExpresses, {
    given,
    id: courier.id,
    row: { ...courier, created_at: '2026-01-02 03:04:05' },
    added: form,
    addedGiven: ['a name is free', { of: 'expresses', name: form.code }],
    changed: { ...form, code: courier.code },
    wrong: { ...form, code: '' },
    refusals: [
      {
        // Proves ARA-3.
        when: 'another has the code',
        given: ['a courier exists', { id: 90_062, code: 'taken' }],
        body: { ...form, code: 'taken' },
        error: 'nameTaken',
      },
    ],
  }),
]
