/** Products that examples of several resources need. */
export const goods = {
  id: 90_041,
  goods_name: 'Enamel mug',
  image: '/storage/goods/enamel-mug.svg',
  price: '20.00',
  onSale: ['a product is on sale', { id: 90_041, stock: 10, price: '20.00' }],
} as const

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
