import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, id, sentInt } from '../kit/values.ts'

const parent = z.int().min(0)
const place = z.int().min(0).max(255)

/** A section of articles. There are two levels; `pid` is 0 on the first. */
export const ArticleMenu = z.object({
  id,
  pid: parent,
  name: z.string(),
  is_sort: place,
  created_at: dateTime,
  has_children: z.object({ id }).nullable().optional().describe('One subsection, or null if there is none. Source: LST-11.'),
})
export const ArticleMenuForm = z.object({ pid: sentInt(parent), name: filled.max(35), is_sort: sentInt(place).default(0) })

export const adminArticleMenus = crud({
  path: '/Admin/article_menus',
  auth: 'admin',
  noun: 'article sections',
  row: ArticleMenu,
  form: ArticleMenuForm,
  only: ['list', 'children', 'show', 'create', 'update', 'remove'],
})

export const ArticleMenuNode = z.object({
  id,
  pid: parent,
  name: z.string(),
  lev: z.int().min(0),
  get children(): z.ZodOptional<z.ZodArray<typeof ArticleMenuNode>> {
    return z.array(ArticleMenuNode).optional()
  },
})

export const loadArticleMenus = endpoint({
  method: 'GET',
  path: '/load_article_menu',
  auth: 'none',
  about: 'Load the tree of article sections',
  query: z.object({ deep: sentInt().optional() }).optional(),
  reply: z.array(ArticleMenuNode),
})
