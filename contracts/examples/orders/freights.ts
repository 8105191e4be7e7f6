import { removeFreights, saveFreights, sellerAllFreights, sellerFreights } from '#contracts/api/orders/freights.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

const own = { id: 90_341, custom_id: 90_342, province_id: 90_343, free_province_id: 90_344 }
const given = ['the store has freight templates', own] as const
const foreign = { id: 90_345 }
const others = ['another store has a freight template', foreign] as const
const prices = { f_weight: '1.00', f_price: '8.00', o_weight: '1.00', o_price: '3.00' }
const row = { id: own.id, name: 'Standard delivery', ...prices, is_type: 0, created_at: '2026-01-02 03:04:05' } as const
const usual = { id: own.id, ...prices }
const north = { id: own.custom_id, name: 'North', ...prices, area_id: [own.province_id] }
const params = { id: 0 }

export const freightExamples = [
  ...crudExamples(sellerFreights, { given, id: own.id, row }),
  ...guarded(
    examplesOf(sellerAllFreights, [
      {
        when: 'there are a default and one for a province',
        given,
        query: { isAll: 'true' },
        reply: [
          { ...row, area_id: [String(own.province_id)] },
          { ...row, id: own.custom_id, name: 'North', is_type: 1, area_id: [String(own.province_id)] },
        ],
      },
      {
        when: 'a condition names a column that does not exist',
        query: { isAll: 'true', no_such_column: '1' },
        error: 'unknownColumn',
      },
    ]),
  ),
  ...guarded(
    examplesOf(saveFreights, [
      {
        when: 'the default and one for a province change, and one is added',
        given,
        params,
        body: { info: [usual, north, { ...north, id: 0, name: 'Far north', area_id: [own.free_province_id] }] },
        reply: [],
      },
      {
        when: 'one belongs to another store',
        given: [given, others],
        params,
        body: { info: [usual, { ...north, id: foreign.id }] },
        error: 'notFound',
      },
      { when: 'the list is empty', params, body: { info: [] }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(removeFreights, [
      { when: 'it is for a province', given, params: { ids: own.custom_id }, reply: 1 },
      { when: 'it is the default', given, params: { ids: own.id }, error: 'wrongState' },
      { when: 'it belongs to another store', given: others, params: { ids: foreign.id }, error: 'notFound' },
      { when: 'there is none with this id', params: { ids: nobody }, error: 'notFound' },
    ]),
  ),
]
