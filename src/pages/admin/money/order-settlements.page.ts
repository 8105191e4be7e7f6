import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator'
import { adminSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { call } from '#src/lib/http/call.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { defineTable } from '#src/table/define-table.ts'
import { settlementFields } from '#src/ui/money/settlement-fields.ts'

/** Settlements of completed orders, with the button that settles the waiting ones. Source: MSC-7. */
export default defineTable(adminSettlements, {
  noun: 'nouns.settlement',
  fields: {
    ...settlementFields,
    order_id: {
      kind: 'ref',
      label: 'field.order_no',
      to: adminOrders.list,
      show: 'order_no',
      some: true,
      page: '/Admin/orders',
      width: 184,
    },
    store_id: { kind: 'ref', to: listAdminStores, show: 'store_name', some: true, page: '/Admin/stores', width: 140 },
  },
  columns: ['order_id', 'store_id', 'total_price', 'settlement_price', 'settlement_no', 'status', 'created_at'],
  search: { settlement_no: 'startsWith', status: 'equals' },
  view: ['order_id', 'store_id', 'settlement_no', 'status', 'total_price', 'settlement_price', 'created_at', 'info'],
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
