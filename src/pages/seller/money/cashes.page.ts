import { above } from '#contracts/wire/conditions.ts'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { sellerCashes } from '#contracts/api/money/cashes.ts'
import { call } from '#src/lib/http/call.ts'
import { defineTable } from '#src/table/define-table.ts'
import { cashFields, cashRecord, cashSearch } from '#src/ui/money/cash-fields.ts'
import { cashProgress } from '#src/ui/money/cash-progress.tsx'
import { Payout } from './cashes/payout.tsx'
import { StorePurses } from './money-logs/store-purses.tsx'

/** The store's withdrawals: request one, or withdraw a waiting request. Source: MSC-6. */
export default defineTable(sellerCashes, {
  noun: 'nouns.withdrawal',
  fields: {
    ...cashFields,
    refuse_info: { kind: 'longText', span: 24 },
    remark: { kind: 'longText', label: 'cashes.remark', span: 24 },
  },
  columns: ['created_at', 'money', 'cash_status', 'name', 'bank_name', 'card_no', 'commission'],
  search: cashSearch,
  form: ['name', 'bank_name', 'card_no', 'money'],
  record: { ...cashRecord, head: cashProgress({ next: 'cashes.next.wait' }) },
  params: { store_id: above(0) },
  above: StorePurses,
  formExtra: Payout,
  refusalAt: 'money',
  touches: [sellerStores.show],
  can: { remove: false },
  actions: [
    {
      name: 'cashes.takeBack',
      icon: ArrowUndoRegular,
      confirm: 'cashes.takeBackText',
      when: ({ cash_status }) => cash_status === 0,
      run: ({ id }) => call(sellerCashes.remove, { params: { ids: id } }),
    },
  ],
})
