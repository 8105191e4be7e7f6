/** Field definitions of products, shared by the lists of both back offices. */
export const goodsFields = {
  goods_master_image: { kind: 'image', width: 72 },
  goods_name: { kind: 'text' },
  brand_name: { kind: 'text', minor: true },
  class_name: { kind: 'text', minor: true },
  created_at: { kind: 'dateTime', minor: true },
  goods_price: { kind: 'money', width: 164 },
  goods_stock: { kind: 'number', width: 72 },
  goods_sale: { kind: 'number', minor: true },
  goods_verify: {
    kind: 'choice',
    of: { 2: 'goods.verify.waiting', 1: 'goods.verify.passed', 0: 'goods.verify.rejected' },
    tag: { 2: 'warning', 1: 'success', 0: 'danger' },
  },
} as const

export const goodsColumns = [
  'goods_master_image',
  'goods_name',
  'brand_name',
  'class_name',
  'goods_price',
  'goods_stock',
  'goods_sale',
  'goods_status',
  'goods_verify',
  'created_at',
] as const

export const goodsSearch = {
  goods_name: 'startsWith',
  goods_status: 'equals',
  goods_verify: 'equals',
  goods_stock: 'atMost',
} as const

export const goodsParams = { isWith: 'goods_class,goods_brand' } as const
