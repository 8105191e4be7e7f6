import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator'
import { adminSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { call } from '#src/lib/http/call.ts'
import { defineTable } from '#src/table/define-table.ts'
import { settlementColumns, settlementFields, settlementView } from '#src/ui/money/settlement-fields.ts'

/** Settlements of completed orders, with the button that settles the waiting ones. Source: MSC-7. */
export default defineTable(adminSettlements, {
  noun: 'nouns.settlement',
  fields: settlementFields,
  columns: settlementColumns,
  search: { status: 'equals' },
  view: settlementView,
  actions: [
    {
      name: 'orderSettlements.settle',
      icon: CalculatorRegular,
      needs: 'nothing',
      primary: true,
      asks: settleOrders,
      confirm: 'orderSettlements.settleText',
      run: () => call(settleOrders, {}),
    },
  ],
})
