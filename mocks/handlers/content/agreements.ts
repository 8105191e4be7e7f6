import { adminAgreements, showAgreement } from '#contracts/api/content/agreements.ts'
import { checkFree } from '../../domain/content/content.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

export const agreementHandlers = [
  handle(showAgreement, ({ db, params }) => db.agreements.by('ename', params.name ?? '')[0] ?? refuse('notFound')),
  ...crudHandlers(adminAgreements, {
    rows: db => db.agreements,
    show: row => row,
    create: (body, { db }) => {
      checkFree(db.agreements, 'ename', body.ename)
      return db.agreements.add(body)
    },
    update: (row, body, { db }) => {
      checkFree(db.agreements, 'ename', body.ename, row.id)
      db.agreements.change(row.id, body)
    },
  }),
]
