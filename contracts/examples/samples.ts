/** Products that examples of several resources need. */
export const goods = {
  id: 90_041,
  goods_name: 'Enamel mug',
  image: '/storage/goods/enamel-mug.svg',
  price: '20.00',
  onSale: ['a product is on sale', { id: 90_041, stock: 10, price: '20.00' }],
} as const

/** What every reply about that product says. */
export const goodsInLists = {
  id: goods.id,
  goods_name: goods.goods_name,
  goods_subname: 'For two cups',
  goods_price: goods.price,
  goods_market_price: '25.00',
  goods_stock: 10,
  goods_sale: 3,
  goods_master_image: goods.image,
}

/** What the page of that product and its record in the back offices share. */
export const goodsFacts = {
  ...goodsInLists,
  class_id: 90_053,
  brand_id: 90_001,
  store_id: 90_103,
  goods_status: 1 as const,
  goods_images: [goods.image],
  goods_images_thumb_150: [goods.image],
  goods_images_thumb_400: [goods.image],
  goods_content: '<p>Keeps warm.</p>',
  classList: [
    { id: 90_053, name: 'Mugs' },
    { id: 90_052, name: 'Kitchen' },
    { id: 90_051, name: 'Home' },
  ],
  created_at: '2026-01-02 03:04:05',
}

export const variant = {
  id: 90_042,
  sku_id: 90_043,
  price: '35.00',
  onSale: ['a product with SKUs is on sale', { id: 90_042, sku_id: 90_043, stock: 10, price: '35.00' }],
} as const

export const soldOut = { id: 90_044, given: ['a product is sold out', { id: 90_044 }] } as const
export const undeliverable = { id: 90_049, given: ['a product cannot be delivered', { id: 90_049 }] } as const
export const offShelf = { id: 90_045, given: ['a product is off the shelf', { id: 90_045 }] } as const

/** A page with the given rows and nothing else. */
export const pageWith = <Row>(...data: Row[]) => ({ data, total: data.length, per_page: 30, last_page: 1, current_page: 1 })
