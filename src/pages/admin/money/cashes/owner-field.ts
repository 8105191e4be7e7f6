import { adminUsers } from '#contracts/api/accounts/users.ts'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import type { Row } from '#src/table/kind.ts'

const isOfShopper = ({ user_id }: Row): boolean => user_id !== 0

/** Who asks for a withdrawal: the shopper, or the store in the rows that name no shopper. Source: MSC-5. */
export const ownerField = {
  kind: 'ref',
  label: 'cashes.owner',
  to: adminUsers.list,
  show: 'nickname',
  some: true,
  page: '/Admin/users',
  only: isOfShopper,
  others: { in: 'store_id', to: listAdminStores, show: 'store_name', query: { per_page: 100 }, page: '/Admin/stores' },
} as const
