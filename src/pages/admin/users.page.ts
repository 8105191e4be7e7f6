import { WalletCreditCardRegular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { adminUsers, handleMoney } from '#contracts/api/users.ts'
import { page } from '#src/table/page.ts'
import { FundsDialog } from './users/funds-dialog.tsx'
import { SubAccounts } from './users/sub-accounts.tsx'

const someUser = { kind: 'ref', to: adminUsers.list, show: 'nickname', some: true, tag: true } as const

/** Shoppers, sellers and their sub-accounts. Source: screens-admin, users. */
export default page(adminUsers, {
  fields: {
    avatar: { kind: 'image', shrink: { width: 150, height: 150 } },
    username: { kind: 'tag' },
    password: { kind: 'password' },
    pay_password: { kind: 'password' },
    money: { kind: 'money', label: 'purse.balance' },
    frozen_money: { kind: 'money', label: 'purse.frozen' },
    integral: { kind: 'money', label: 'purse.points', points: () => true },
    inviter_id: { ...someUser, label: 'users.inviter' },
    belong_id: { ...someUser, label: 'users.worksFor' },
    last_login_time: { kind: 'dateTime', label: 'users.lastLogin' },
  },
  columns: ['avatar', 'nickname', 'username', 'money', 'frozen_money', 'integral', 'inviter_id', 'last_login_time', 'created_at'],
  search: { nickname: 'contains', username: 'contains', created_at: 'range', belong_id: 'equals' },
  form: ['nickname', 'username', 'phone', 'password', 'pay_password', 'inviter_id', 'avatar'],
  view: ['nickname', 'username', 'phone', 'inviter_id', 'belong_id', 'money', 'frozen_money', 'integral', 'created_at', 'avatar'],
  actions: [{ name: 'users.funds', icon: WalletCreditCardRegular, opens: FundsDialog, asks: handleMoney }],
  extra: [SubAccounts],
})
