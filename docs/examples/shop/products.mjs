import { refused } from '../first-server.mjs'
import { goods, money, notFound, skus, store } from './records.mjs'

export const skusOf = id => [...skus.values()].filter(sku => sku.goods_id === id)
export const nameOf = sku => (sku ? 'Blue' : '-')

/** The product and the SKU of a line, if it can be sold. */
export const sold = line => {
  const [goods_id, sku_id] = [line.goods_id, line.sku_id ?? 0].map(Number)
  const product = goods.get(goods_id)
  if (!product) throw notFound()
  if (!product.goods_status) throw refused('The product is off the shelf.')
  const sku = skus.get(sku_id)
  if (skusOf(product.id).length > 0 ? sku?.goods_id !== product.id : sku_id !== 0) throw refused('Choose a variant.')
  return { product, sku, stocked: sku ?? product }
}

const card = ({ price, stock, ...rest }) => ({
  ...rest,
  goods_price: money(price),
  goods_market_price: money(price),
  goods_stock: stock,
})

export const showGoods = ({ params }) => {
  const product = goods.get(Number(params[0]))
  if (!product) throw notFound()
  const variants = skusOf(product.id)
  const offers = variants.length > 0 ? variants : [product]
  const price = Math.min(...offers.map(one => one.price))
  const stock = offers.reduce((sum, one) => sum + one.stock, 0)
  return {
    ...card({ ...product, price, stock }),
    store_id: store.id,
    goods_subname: '',
    goods_images: [product.goods_master_image],
    goods_content: '',
    classList: ['Cups', 'Kitchen', 'Home'].map((name, at) => ({ id: 3 - at, name })),
    attrList: variants.length > 0 ? [{ id: 1, name: 'Colour', specs: [{ id: 1, name: 'Blue' }] }] : [],
    skuList: variants.map(sku => ({
      ...card(sku),
      spec_id: ['1'],
      sku_name: ['Blue'],
      goods_weight: '0.30',
      goods_image: product.goods_master_image,
    })),
    store_info: { ...store, store_company_name: '', area_info: '', store_address: '', after_sale_service: '' },
    rate: { scoreAll: 5, agreeAll: 5, serviceAll: 5, speedAll: 5 },
    comment_statistics: { all: 0, good: 0, commonly: 0, bad: 0, rate: 100 },
    sale_list: [],
    coupons: [],
    seckills: false,
    full_reductions: [],
    collectives: false,
    collective_list: [],
  }
}
