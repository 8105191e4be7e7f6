import { WalletCreditCardRegular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { adminUsers, handleMoney } from '#contracts/api/accounts/users.ts'
import { defineTable } from '#src/table/define-table.ts'
import { FundsDialog } from './users/funds-dialog.tsx'
import { inviter } from './users/inviter.ts'
import { SubAccounts } from './users/sub-accounts.tsx'
import { userFields } from './users/user-fields.ts'

/** Shoppers, sellers and their sub-accounts. Source: ADM-8. */
export default defineTable(adminUsers, {
  noun: 'nouns.user',
  fields: {
    ...userFields,
    password: { kind: 'password', whenEmpty: 'users.usualPassword' },
    pay_password: { kind: 'password' },
    inviter_id: { ...inviter, minor: true },
    belong_id: { kind: 'ref', label: 'users.worksFor', to: adminUsers.list, show: 'nickname', some: true },
  },
  columns: ['avatar', 'nickname', 'username', 'money', 'frozen_money', 'integral', 'inviter_id', 'last_login_time', 'created_at'],
  search: { nickname: 'contains', username: 'contains', created_at: 'range', belong_id: 'equals' },
  form: ['nickname', 'username', 'phone', 'password', 'pay_password', 'inviter_id', 'avatar'],
  view: ['nickname', 'username', 'phone', 'inviter_id', 'belong_id', 'money', 'frozen_money', 'integral', 'created_at', 'avatar'],
  actions: [{ name: 'users.funds', icon: WalletCreditCardRegular, opens: FundsDialog, asks: handleMoney }],
  extra: [SubAccounts],
})
