/** Field definitions of products, shared by the lists of both back offices. */
export const goodsFields = {
  goods_master_image: { kind: 'image' },
  goods_name: { kind: 'text', width: 240 },
  goods_price: { kind: 'money', width: 168 },
  goods_stock: { kind: 'number' },
  goods_sale: { kind: 'number' },
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

export const goodsSearch = { goods_name: 'startsWith', goods_status: 'equals', goods_verify: 'equals' } as const

export const goodsParams = { isWith: 'goods_class,goods_brand' } as const
