import { adminNewUsers } from '#contracts/api/system/dashboards.ts'
import { page } from '#src/table/page.ts'

/** Shoppers and sellers who registered in a period. */
export const newUsersTable = page(
  { list: { ...adminNewUsers, reply: adminNewUsers.reply.shape.list } },
  {
    fields: { avatar: { kind: 'image' }, username: { kind: 'tag' }, phone: { kind: 'tag' } },
    columns: ['avatar', 'nickname', 'username', 'phone', 'created_at'],
    search: { nickname: 'startsWith' },
    can: { export: false },
  },
)
