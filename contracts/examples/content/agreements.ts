import { adminAgreements, showAgreement } from '#contracts/api/content/agreements.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'

const agreement = {
  id: 90_201,
  name: 'Terms of service',
  ename: 'terms-example',
  content: '<p>Be kind.</p>',
  created_at: '2026-01-02 03:04:05',
}
const given = ['an agreement exists', { id: agreement.id, name: agreement.ename }] as const
const form = { name: 'Rules of the market', ename: 'market-rules', content: '<p>Be fair.</p>' }

export const agreementExamples = [
  ...crudExamples(adminAgreements, {
    given,
    id: agreement.id,
    row: agreement,
    added: form,
    addedGiven: ['a name is free', { of: 'agreements', name: form.ename }],
    changed: { ...form, ename: agreement.ename },
    wrong: { ...form, ename: '' },
    refusals: [
      {
        // Proves ART-5.
        when: 'another has the call name',
        given: ['an agreement exists', { id: 90_202, name: 'taken-terms' }],
        body: { ...form, ename: 'taken-terms' },
        error: 'nameTaken',
      },
    ],
  }),
  ...examplesOf(showAgreement, [
    { when: 'it exists', given, params: { name: agreement.ename }, reply: agreement, exact: ['ename'] },
    { when: 'there is none with this name', params: { name: 'no-such-terms' }, error: 'notFound' },
  ]),
]
