import { adminArticles, showArticle } from '#contracts/api/content/articles.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'

const pid = 90_222
const article = {
  id: 90_221,
  pid,
  name: 'How to return a parcel',
  content: '<p>Tell the store first.</p>',
  click: 3,
  created_at: '2026-01-02 03:04:05',
}
const given = ['an article exists', { id: article.id, name: article.name, pid }] as const
const form = { pid, name: 'How to pay', content: '<p>By balance.</p>' }
const taken = ['an article exists', { id: 90_224, name: 'How to complain', pid: 90_225 }] as const

export const articleExamples = [
  ...crudExamples(adminArticles, {
    given,
    id: article.id,
    row: { ...article, class_name: 'Shopping' },
    detail: article,
    added: form,
    addedGiven: given,
    changed: { ...form, name: article.name },
    wrong: { ...form, name: '' },
    refusals: [
      {
        // Proves ART-5.
        when: 'another has the title',
        given: taken,
        body: { pid: taken[1].pid, name: taken[1].name, content: '' },
        error: 'nameTaken',
      },
    ],
  }),
  ...examplesOf(showArticle, [
    {
      when: 'it exists',
      given,
      params: { name: article.name },
      reply: { ...article, updated_at: '2026-01-02 03:04:05' },
    },
    { when: 'there is none with this title', params: { name: 'No such article' }, error: 'notFound' },
  ]),
]
