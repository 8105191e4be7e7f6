import { adminComments } from '#contracts/api/orders/order-comments.ts'
import { defineTable } from '#src/table/define-table.ts'
import { commentColumns, commentFields, commentReply, commentSearch, commentView } from '#src/ui/order/comment-fields.ts'

/** Comments on products; editing one means replying. Source: ASC-8. */
export default defineTable(adminComments, {
  noun: 'nouns.comment',
  fields: commentFields,
  columns: commentColumns,
  search: commentSearch,
  editForm: commentReply,
  view: commentView,
  params: { isWith: 'goods' },
})
