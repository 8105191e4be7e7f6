import { adminArticleMenus, loadArticleMenus } from '#contracts/api/content/article-menus.ts'
import { checkPlace, ownerOf, owns } from '../../domain/content/content.ts'
import { treeOf } from '../../domain/system/tree.ts'
import { crudHandlers, handle } from '../../kit.ts'

/** Sections have one level of subsections. Source: ART-3. */
const levels = 2

export const articleMenuHandlers = [
  handle(loadArticleMenus, ({ db, query }) =>
    treeOf(
      db.article_menus.rows().toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id),
      row => row.id,
      row => row.pid,
      0,
      query?.deep,
    ),
  ),
  ...crudHandlers(adminArticleMenus, {
    rows: db => db.article_menus,
    show: row => row,
    mine:
      ({ me }) =>
      row =>
        owns(me, row),
    child: (row, { db }) => db.article_menus.by('pid', row.id)[0],
    create: (body, { db, me }) => {
      checkPlace(db.article_menus, body.pid, levels)
      return db.article_menus.add({ ...body, belong_id: ownerOf(me) })
    },
    update: (row, body, { db }) => {
      checkPlace(db.article_menus, body.pid, levels, row.id)
      db.article_menus.change(row.id, body)
    },
  }),
]
