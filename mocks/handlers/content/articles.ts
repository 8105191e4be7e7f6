import { adminArticles, showArticle } from '#contracts/api/content/articles.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { checkFree, ownerOf, owns } from '../../domain/content/content.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** @throws Refusal invalidInput if the caller has no such section. */
const checkSection = (db: Db, me: RowOf<'admins'>, pid: number): void => {
  const section = db.article_menus.find(pid)
  if (!section || !owns(me, section)) refuse('invalidInput', 'pid')
}

export const articleHandlers = [
  handle(showArticle, ({ db, params }) => {
    const { name = '' } = params
    const [row] = db.articles.by('name', name)
    return row ? db.articles.change(row.id, { click: row.click + 1, updated_at: row.updated_at }) : refuse('notFound')
  }),
  ...crudHandlers(adminArticles, {
    rows: db => db.articles,
    show: (row, { db }) => ({ ...row, class_name: db.article_menus.find(row.pid)?.name ?? '-' }),
    detail: row => row,
    mine:
      ({ me }) =>
      row =>
        owns(me, row),
    create: (body, { db, me }) => {
      checkSection(db, me, body.pid)
      checkFree(db.articles, 'name', body.name)
      return db.articles.add({ ...body, belong_id: ownerOf(me), click: 0 })
    },
    update: (row, body, { db, me }) => {
      checkSection(db, me, body.pid)
      checkFree(db.articles, 'name', body.name, row.id)
      db.articles.change(row.id, body)
    },
  }),
]
