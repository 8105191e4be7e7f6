import { loadArticleMenus } from '#contracts/api/content/article-menus.ts'
import { adminArticles } from '#contracts/api/content/articles.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Articles; the storefront requests them by title. Source: ART-8. */
export default defineTable(adminArticles, {
  noun: 'nouns.article',
  fields: {
    class_name: { kind: 'text', label: 'articleMenus.name' },
    pid: { kind: 'cascade', label: 'articleMenus.name', to: loadArticleMenus, query: { deep: 2 }, show: 'name', anyLevel: true },
    name: { kind: 'text', label: 'articles.title' },
    content: { kind: 'richText', label: 'articles.content', span: 24 },
  },
  columns: ['class_name', 'name', 'created_at'],
  search: { name: 'startsWith', pid: 'equals' },
  form: ['pid', 'name', 'content'],
  view: ['pid', 'name', 'content'],
  dialog: { width: '70%' },
})
