/** Field definitions of comments, shared by both back offices. */
export const commentFields = {
  avatar: { kind: 'image', label: 'orderComments.avatar', width: 84 },
  nickname: { kind: 'text', label: 'field.buyer_name' },
  goods_master_image: { kind: 'image', width: 124 },
  score: { kind: 'number', label: 'orderComments.score' },
  image: { kind: 'images', span: 24 },
  content: { kind: 'longText', label: 'orderComments.content', span: 24 },
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

/** Searches comments by product name. */
export const commentSearch = { goods_name: { operator: 'contains', relation: 'goods' } } as const
