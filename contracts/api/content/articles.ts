import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, id, richText, sentId } from '../kit/values.ts'

export const Article = z.object({
  id,
  pid: z.int().min(0),
  name: z.string(),
  content: richText,
  click: z.int().min(0).describe('How often it was viewed.'),
  created_at: dateTime,
})
/** `class_name` is the name of the section, `-` if it was deleted. */
export const ArticleRow = Article.extend({ class_name: z.string() })
/** The storefront requests an article by its title, so the title must be unique. */
export const ArticleForm = z.object({ pid: sentId, name: filled.max(80), content: richText.default('') })

export const adminArticles = crud({
  path: '/Admin/articles',
  auth: 'admin',
  noun: 'articles',
  row: ArticleRow,
  detail: Article,
  form: ArticleForm,
  errors: ['nameTaken'],
})

/** Every request counts as a view, and `click` includes it. Source: ART-1. */
export const showArticle = endpoint({
  method: 'GET',
  path: '/article/{name}',
  auth: 'none',
  about: 'Read an article by its title',
  reply: Article.extend({ updated_at: dateTime }),
  errors: ['notFound'],
})
