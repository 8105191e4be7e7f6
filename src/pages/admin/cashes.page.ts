import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle'
import { listAdminStores } from '#contracts/api/back-office-stores.ts'
import { adminCashes } from '#contracts/api/cashes.ts'
import { adminUsers } from '#contracts/api/users.ts'
import { call } from '#src/lib/call.ts'
import { page } from '#src/table/page.ts'
import { cashFields, cashSearch } from '#src/ui/money/cash-fields.ts'
import { reasonDialog } from '#src/ui/reason-dialog.tsx'

type Decided = { id: number }
const isWaiting = ({ cash_status }: { cash_status: number }) => cash_status === 0

/** Withdrawals of shoppers and stores: paid out or refused, once. Source: screens-admin, cashes. */
export default page(adminCashes, {
  fields: {
    ...cashFields,
    user_id: { kind: 'ref', label: 'cashes.shopper', to: adminUsers.list, show: 'nickname', some: true, width: 104 },
    store_id: { kind: 'ref', to: listAdminStores, show: 'store_name', some: true, width: 136 },
    remark: { kind: 'longText', label: 'cashes.remark', span: 24, width: 140 },
    refuse_info: { kind: 'longText', span: 24, width: 140 },
  },
  columns: [
    'user_id',
    'store_id',
    'name',
    'bank_name',
    'card_no',
    'money',
    'commission',
    'cash_status',
    'remark',
    'refuse_info',
    'created_at',
  ],
  search: cashSearch,
  editForm: ['cash_status', 'remark', 'refuse_info'],
  view: ['name', 'bank_name', 'card_no', 'money', 'commission', 'cash_status', 'remark', 'refuse_info'],
  can: { add: false },
  actions: [
    {
      name: 'cashes.approve',
      asks: adminCashes.update,
      icon: CheckmarkCircleRegular,
      confirm: 'cashes.approveText',
      when: isWaiting,
      run: ({ id }) => call(adminCashes.update, { params: { id }, body: { cash_status: 1 } }),
    },
    {
      name: 'cashes.refuse',
      asks: adminCashes.update,
      icon: DismissCircleRegular,
      when: isWaiting,
      opens: reasonDialog<Decided>({
        title: 'cashes.refuse',
        text: 'cashes.refuseText',
        label: 'field.refuse_info',
        max: 200,
        send: ({ id }, refuse_info) => call(adminCashes.update, { params: { id }, body: { cash_status: 2, refuse_info } }),
      }),
    },
  ],
})
