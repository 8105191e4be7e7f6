import { adminUsers } from '#contracts/api/accounts/users.ts'
import { defineTable } from '#src/table/define-table.ts'
import { picking } from '#src/table/list/picking.tsx'
import { userFields } from './user-fields.ts'

/** Field for a user's inviter, picked from all users. Source: ADM-8. */
export const inviter = {
  kind: 'pick',
  label: 'users.inviter',
  span: 24,
  showName: 'nickname',
  ...picking(
    defineTable(adminUsers, {
      fields: userFields,
      columns: ['avatar', 'nickname', 'username', 'money', 'frozen_money', 'integral', 'last_login_time'],
      search: { nickname: 'contains', username: 'contains' },
    }),
  ),
} as const
