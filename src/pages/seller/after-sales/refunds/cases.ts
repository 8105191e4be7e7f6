import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { sellerFindOrders, sellerOrders, sellerTrackOrder } from '#contracts/api/orders/back-office-orders.ts'
import { defineTable } from '#src/table/define-table.ts'
import { orderExtra } from '#src/ui/order/order-extra.tsx'
import { orderFields } from '#src/ui/order/order-fields.ts'
import { RefundDialog } from '#src/ui/order/dialogs.ts'
import {
  caseField,
  isStoresTurn,
  refundColumns,
  refundParams,
  refundRecord,
  refundSearch,
} from '#src/ui/after-sales/refund-fields.ts'

/** Orders with a request of one type, 0 money back or 1 an exchange, and the seller's decisions. Source: ASC-5. */
export const casesOf = (type: 0 | 1) =>
  defineTable(sellerOrders, {
    noun: 'nouns.order',
    fields: { ...orderFields, refund_status_cn: caseField },
    columns: refundColumns,
    search: refundSearch,
    editForm: ['receive_name', 'receive_tel', 'receive_area', 'receive_address', 'delivery_no'],
    record: refundRecord(sellerFindOrders),
    params: refundParams(type),
    actions: [
      {
        name: 'refunds.handle',
        icon: ArrowUndoRegular,
        needs: 'selection',
        primary: true,
        when: isStoresTurn,
        opens: RefundDialog,
      },
    ],
    touches: [sellerFindOrders],
    extra: [orderExtra(sellerTrackOrder)],
  })
