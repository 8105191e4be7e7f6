import { allExpresses } from '#contracts/api/expresses.ts'
import { examplesOf } from './kit.ts'

const courier = { id: 90_061, name: 'Swift Parcel', code: 'swift' }

export const expressExamples = examplesOf(allExpresses, [
  {
    when: 'some exist',
    given: ['a courier exists', { id: courier.id, code: courier.code }],
    query: { isAll: 'true' },
    reply: [courier],
  },
  {
    when: 'one is asked for by its code',
    given: ['a courier exists', { id: courier.id, code: courier.code }],
    query: { isAll: 'true', code: courier.code },
    reply: [courier],
  },
  {
    when: 'a condition names a column that does not exist',
    query: { isAll: 'true', no_such_column: '1' },
    error: 'unknownColumn',
  },
])
