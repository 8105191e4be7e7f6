import { saveUserCheck, showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { handle } from '../../kit.ts'

export const userCheckHandlers = [
  handle(showUserCheck, ({ db, me }) => db.user_checks.by('user_id', me.id)[0] ?? null),

  handle(saveUserCheck, ({ db, me, body }) => {
    const known = db.user_checks.by('user_id', me.id)[0]
    if (!known) return db.user_checks.add({ ...body, user_id: me.id })
    db.user_checks.change(known.id, body)
    return 1
  }),
]
