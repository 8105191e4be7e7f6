import { adminComments } from '#contracts/api/order-comments.ts'
import { page } from '#src/table/page.ts'

/** What shoppers say about products; editing means replying. Source: screens-admin, order_comments. */
export default page(adminComments, {
  fields: {
    avatar: { kind: 'image', label: 'orderComments.avatar', width: 84 },
    nickname: { kind: 'text', label: 'field.buyer_name' },
    goods_master_image: { kind: 'image', width: 124 },
    score: { kind: 'tag', label: 'orderComments.score' },
    image: { kind: 'images', span: 24 },
    content: { kind: 'longText', label: 'orderComments.content', span: 24 },
    reply: { kind: 'longText', span: 24 },
  },
  columns: ['avatar', 'nickname', 'goods_master_image', 'goods_name', 'score', 'created_at'],
  search: { goods_name: { operator: 'contains', relation: 'goods' } },
  editForm: ['reply'],
  view: ['avatar', 'nickname', 'goods_master_image', 'goods_name', 'score', 'image', 'content', 'reply'],
  params: { isWith: 'goods' },
})
