import { sellerComments } from '#contracts/api/orders/order-comments.ts'
import { defineTable } from '#src/table/define-table.ts'
import { commentColumns, commentFields, commentReply, commentSearch, commentView } from '#src/ui/order/comment-fields.ts'

/** What shoppers say about the store's products; editing means replying. Source: ASC-8. */
export default defineTable(sellerComments, {
  noun: 'nouns.comment',
  fields: commentFields,
  columns: commentColumns,
  search: commentSearch,
  editForm: commentReply,
  view: commentView,
  can: { remove: false },
})
