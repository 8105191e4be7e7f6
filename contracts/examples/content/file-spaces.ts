import { allFileSpaceDirs, fileSpaceDirs, fileSpaces } from '#contracts/api/content/file-spaces.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'
import { goods, pageWith } from '../samples.ts'

const folder = { id: 90_351, name: 'Autumn', picture_id: 90_352 }
const given = ['the store has a folder with a picture', folder] as const
const foreign = { id: 90_353, picture_id: 90_354 }
const others = ['another store has a folder with a picture', foreign] as const
const created_at = '2026-01-02 03:04:05'
const dir = { id: folder.id, name: folder.name, created_at }
const picture = { id: folder.picture_id, dir_id: folder.id, name: 'enamel-mug', ext_name: 'svg', url: goods.image, created_at }

export const fileSpaceExamples = [
  ...crudExamples(fileSpaceDirs, {
    given,
    id: folder.id,
    row: dir,
    added: { name: 'Winter' },
    changed: { name: 'Late autumn' },
    wrong: { name: '' },
  }),
  ...guarded(
    examplesOf(allFileSpaceDirs, [
      { when: 'there is one', given, query: { isAll: 'true' }, reply: [dir] },
      {
        when: 'a condition names a column that does not exist',
        query: { isAll: 'true', no_such_column: '1' },
        error: 'unknownColumn',
      },
    ]),
  ),
  ...examplesOf(fileSpaceDirs.update, [
    // Proves FIL-4.
    { when: 'it belongs to another store', given: others, params: { id: foreign.id }, body: { name: 'Ours' }, error: 'notFound' },
  ]),
  ...examplesOf(fileSpaceDirs.remove, [
    { when: 'it belongs to another store', given: others, params: { ids: foreign.id }, error: 'notFound' },
  ]),
  ...crudExamples(fileSpaces, {
    given,
    id: folder.picture_id,
    row: picture,
    changed: { name: 'blue-mug', dir_id: 0 },
    wrong: { name: '' },
  }),
  ...examplesOf(fileSpaces.update, [
    {
      when: 'it belongs to another store',
      given: others,
      params: { id: foreign.picture_id },
      body: { name: 'ours' },
      error: 'notFound',
    },
    {
      when: 'the folder belongs to another store',
      given: [given, others],
      params: { id: folder.picture_id },
      body: { dir_id: foreign.id },
      error: 'notFound',
    },
  ]),
  ...examplesOf(fileSpaces.list, [
    { when: 'those of one folder', given, query: { dir_id: folder.id, per_page: 20, page: 1 }, reply: pageWith(picture) },
  ]),
  ...examplesOf(fileSpaces.remove, [
    { when: 'it belongs to another store', given: others, params: { ids: foreign.picture_id }, error: 'notFound' },
  ]),
]
