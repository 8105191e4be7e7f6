import { adminNewUsers } from '#contracts/api/system/dashboards.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Shoppers and sellers who registered in a period. */
export const newUsersTable = defineTable(
  { list: { ...adminNewUsers, reply: adminNewUsers.reply.shape.list } },
  {
    noun: 'nouns.user',
    fields: { avatar: { kind: 'image' } },
    columns: ['avatar', 'nickname', 'username', 'phone', 'created_at'],
    search: { nickname: 'startsWith' },
    can: { export: false },
  },
)
