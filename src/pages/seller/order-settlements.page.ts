import { sellerSettlements } from '#contracts/api/order-settlements.ts'
import { page } from '#src/table/page.ts'
import { settlementColumns, settlementFields, settlementView } from '#src/ui/money/settlement-fields.ts'

/** What the store got for completed orders. Source: screens-seller, Seller/order_settlements. */
export default page(sellerSettlements, {
  fields: settlementFields,
  columns: settlementColumns,
  search: { status: 'equals' },
  view: settlementView,
})
