import { adminArticleMenus, loadArticleMenus } from '#contracts/api/content/article-menus.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'

const created_at = '2026-01-02 03:04:05'
const section = { id: 90_211, pid: 0, name: 'Help', is_sort: 0, created_at }
const child = { id: 90_212, pid: section.id, name: 'Shopping', is_sort: 0, created_at }
const given = ['a section of articles exists', { id: section.id, child_id: child.id }] as const
const node = { id: section.id, pid: 0, name: section.name, lev: 0 }

export const articleMenuExamples = [
  ...crudExamples(adminArticleMenus, {
    given,
    id: section.id,
    row: section,
    level: { pid: section.id, rows: [{ ...child, has_children: null }] },
    added: { pid: section.id, name: 'Delivery', is_sort: 1 },
    addedGiven: given,
    changed: { pid: 0, name: 'Good to know', is_sort: 2 },
    wrong: { pid: 0, name: '', is_sort: 0 },
  }),
  ...examplesOf(loadArticleMenus, [
    {
      when: 'all levels',
      given,
      reply: [{ ...node, children: [{ id: child.id, pid: section.id, name: child.name, lev: 1 }] }],
    },
    { when: 'the first level only', given, query: { deep: 1 }, reply: [node] },
  ]),
]
