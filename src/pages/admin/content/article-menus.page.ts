import { adminArticleMenus, loadArticleMenus } from '#contracts/api/content/article-menus.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Sections of articles, two levels of them. Source: ART-8. */
export default defineTable(adminArticleMenus, {
  noun: 'nouns.section',
  fields: {
    name: { kind: 'text', label: 'articleMenus.name' },
    is_sort: { kind: 'number', initial: 0 },
    pid: {
      kind: 'cascade',
      label: 'articleMenus.parent',
      to: loadArticleMenus,
      query: { deep: 1 },
      show: 'name',
      anyLevel: true,
      top: { value: '0', label: 'areas.top' },
    },
  },
  columns: ['name', 'is_sort', 'created_at'],
  search: { name: 'startsWith' },
  form: ['pid', 'name', 'is_sort'],
  view: ['pid', 'name', 'is_sort'],
  tree: { parent: 'id', field: 'pid' },
})
