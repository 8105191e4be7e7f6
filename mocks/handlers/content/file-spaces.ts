import { allFileSpaceDirs, fileSpaceDirs, fileSpaces } from '#contracts/api/content/file-spaces.ts'
import { select } from '../../db/list.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

export const fileSpaceHandlers = [
  handle(allFileSpaceDirs, ({ db, store, query }) =>
    select(db.file_space_dirs, query, { ascending: true, from: db.file_space_dirs.by('belong_id', store.id) }),
  ),
  ...crudHandlers(fileSpaceDirs, {
    rows: db => db.file_space_dirs,
    show: row => row,
    mine:
      ({ store }) =>
      row =>
        row.belong_id === store.id,
    create: ({ name }, { db, store }) => db.file_space_dirs.add({ belong_id: store.id, name }),
    update: (row, { name }, { db }) => db.file_space_dirs.change(row.id, { name }),
    removed: (row, { db }) => {
      for (const { id } of db.file_spaces.by('dir_id', row.id)) db.file_spaces.remove(id)
      db.file_space_dirs.remove(row.id)
    },
  }),
  ...crudHandlers(fileSpaces, {
    rows: db => db.file_spaces,
    show: row => row,
    mine:
      ({ store }) =>
      row =>
        row.belong_id === store.id,
    update: (row, { name = row.name, dir_id = row.dir_id }, { db, store }) => {
      if (dir_id !== 0 && db.file_space_dirs.find(dir_id)?.belong_id !== store.id) refuse('notFound', String(dir_id))
      db.file_spaces.change(row.id, { name, dir_id })
    },
  }),
]
