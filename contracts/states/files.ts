import { z } from 'zod'
import { allFileSpaceDirs, fileSpaces } from '../api/content/file-spaces.ts'
import { sellerAllFreights } from '../api/orders/freights.ts'
import { ask, state } from './state.ts'
import { id } from '../api/kit/values.ts'

/** States of the freight templates and picture folders of stores. */
export const fileStates = {
  'the store has freight templates': state({
    about:
      'The store has two freight templates: the default with the id `id`, and one with the id `custom_id` for the province. It has no others: `free_province_id` has none.',
    facts: z.object({ id, custom_id: id, province_id: id, free_province_id: id }),
    readBack: ({ id, custom_id, province_id }) => [
      ask(
        sellerAllFreights,
        { query: { isAll: 'true' } },
        'seller',
        ([first, second, ...more]) =>
          first?.id === id && second?.id === custom_id && second.area_id.join(',') === String(province_id) && more.length === 0,
      ),
    ],
  }),
  'another store has a freight template': state({
    about: 'A store other than that of the ready account `seller` has a freight template with this id.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(sellerAllFreights, { query: { isAll: 'true' } }, 'seller', reply => reply.every(one => one.id !== id)),
    ],
  }),
  'the store has a folder with a picture': state({
    about: 'The store has a picture folder with this id and name, and in it one picture with the id `picture_id`.',
    facts: z.object({ id, name: z.string(), picture_id: id }),
    readBack: ({ id, name, picture_id }) => [
      ask(allFileSpaceDirs, { query: { isAll: 'true' } }, 'seller', reply =>
        reply.some(one => one.id === id && one.name === name),
      ),
      ask(fileSpaces.list, { query: { dir_id: id } }, 'seller', reply => reply.data.some(one => one.id === picture_id)),
    ],
  }),
  'another store has a folder with a picture': state({
    about: 'A store other than that of the ready account `seller` has a picture folder with this id and a picture in it.',
    facts: z.object({ id, picture_id: id }),
    readBack: ({ id }) => [
      ask(allFileSpaceDirs, { query: { isAll: 'true' } }, 'seller', reply => reply.every(one => one.id !== id)),
    ],
  }),
} as const
