/** Field definitions of comments, shared by both back offices. Only the reply can be changed. */
export const commentFields = {
  avatar: { kind: 'image', label: 'orderComments.avatar', width: 84, minor: 'first' },
  nickname: { kind: 'text', label: 'field.buyer_name', readOnly: true },
  goods_master_image: { kind: 'image', width: 84 },
  goods_name: { kind: 'text', readOnly: true },
  score: { kind: 'rating', label: 'orderComments.score', readOnly: true },
  image: { kind: 'images', span: 24, readOnly: true },
  content: { kind: 'longText', label: 'orderComments.content', span: 24, readOnly: true },
  reply: { kind: 'longText', span: 24 },
} as const

export const commentColumns = ['avatar', 'nickname', 'goods_master_image', 'goods_name', 'score', 'created_at'] as const

export const commentView = [
  'avatar',
  'nickname',
  'goods_master_image',
  'goods_name',
  'score',
  'image',
  'content',
  'reply',
] as const

/** The reply, below what it answers. Source: ASC-8. */
export const commentReply = ['goods_name', 'nickname', 'score', 'content', 'reply'] as const

/** Searches comments by product name. */
export const commentSearch = { goods_name: { operator: 'contains', relation: 'goods' } } as const
