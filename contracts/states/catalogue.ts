import { z } from 'zod'
import { adminGoods, sellerGoods } from '../api/catalogue/back-office-goods.ts'
import { sellerStoreClasses } from '../api/stores/back-office-stores.ts'
import { adminAttrs, sellerAllAttrs, sellerAttrs } from '../api/catalogue/goods-attrs.ts'
import { adminBrands } from '../api/catalogue/goods-brands.ts'
import { loadGoodsClasses, type ClassNode } from '../api/catalogue/goods-classes.ts'
import { sellerAllFreights } from '../api/orders/freights.ts'
import { ask, state } from './state.ts'
import { id, money } from '../api/kit/values.ts'
import { goods } from './questions.ts'

const one = z.object({ id })
const stock = z.int().min(0)

const isLeaf = (nodes: readonly ClassNode[], wanted: number): boolean =>
  nodes.some(node => (node.id === wanted && node.lev === 2) || isLeaf(node.children ?? [], wanted))

/** States of brands and products. "The store" is that of the ready account `seller`. */
export const productStates = {
  'a brand exists': state({
    about: 'There is a product brand with this id and name, and it has a picture.',
    facts: z.object({ id, name: z.string() }),
    readBack: ({ id, name }) => [
      ask(adminBrands.show, { params: { id } }, 'admin', reply => reply.id === id && reply.name === name),
    ],
  }),
  'no brand exists': state({
    about: 'There is no product brand at all.',
    facts: z.object({}),
    readBack: () => [ask(adminBrands.list, { query: {} }, 'admin', reply => reply.total === 0)],
  }),
  'a product is on sale': state({
    about:
      'The product is on the shelf, approved, without SKUs, with this stock and price; its store is open. It has a brand, a class of the third level, and pictures, ships free (`freight_id` -1), and is in no campaign.',
    facts: z.object({ id, stock, price: money }),
    readBack: ({ id, stock, price }) => [
      goods(
        id,
        reply => reply.goods_status === 1 && reply.goods_stock === stock && reply.goods_price === price && !reply.skuList?.length,
      ),
    ],
  }),
  'a product with SKUs is on sale': state({
    about:
      'The product is on the shelf with exactly one SKU, which has this stock and price; its attribute has one value. It ships free.',
    facts: z.object({ id, sku_id: id, stock, price: money }),
    readBack: ({ id, sku_id, stock, price }) => [
      goods(
        id,
        ({ goods_status, skuList = [] }) =>
          goods_status === 1 && skuList.some(sku => sku.id === sku_id && sku.goods_stock === stock && sku.goods_price === price),
      ),
    ],
  }),
  'a product is sold out': state({
    about: 'The product is on the shelf without SKUs and its stock is 0. It ships free.',
    facts: z.object({ id }),
    readBack: ({ id }) => [goods(id, reply => reply.goods_status === 1 && reply.goods_stock === 0)],
  }),
  'a product is off the shelf': state({
    about: 'The product exists, has stock, ships free, and is not on sale.',
    facts: z.object({ id }),
    readBack: ({ id }) => [goods(id, reply => reply.goods_status === 0)],
  }),
  'a product cannot be delivered': state({
    about:
      "The product is on sale without SKUs in the ready seller's store and charges freight (`freight_id` 0), but the store has no freight template any more: it delivers nowhere.",
    facts: z.object({ id }),
    readBack: ({ id }) => [
      goods(id, reply => reply.goods_status === 1 && reply.goods_stock > 2),
      ask(sellerAllFreights, { query: { isAll: 'true' } }, 'seller', reply => reply.length === 0),
    ],
  }),
  'a class for products exists': state({
    about: 'There is a product class of the third level with this id, in which the store may sell.',
    facts: one,
    readBack: ({ id }) => [
      ask(loadGoodsClasses, {}, undefined, reply => isLeaf(reply, id)),
      ask(sellerStoreClasses, {}, 'seller', reply => isLeaf(reply, id)),
    ],
  }),
  'the store does not sell in a class': state({
    about: 'There is a product class of the third level with this id, in which the store may not sell.',
    facts: one,
    readBack: ({ id }) => [
      ask(loadGoodsClasses, {}, undefined, reply => isLeaf(reply, id)),
      ask(sellerStoreClasses, {}, 'seller', reply => !isLeaf(reply, id)),
    ],
  }),
  'a product of another store is on sale': state({
    about: 'A store with this id, other than that of the ready account `seller`, sells a product with this id, which ships free.',
    facts: z.object({ id, store_id: id }),
    readBack: ({ id, store_id }) => [
      ask(adminGoods.show, { params: { id } }, 'admin', reply => reply.store_id === store_id),
      ask(sellerGoods.list, { query: { id } }, 'seller', reply => reply.total === 0),
    ],
  }),
  'the store has an attribute': state({
    about: 'The store has an attribute with this id and name. It has two values, with these ids, that no SKU has.',
    facts: z.object({ id, name: z.string(), spec_id: id, other_spec_id: id }),
    readBack: ({ id, name, spec_id, other_spec_id }) => [
      ask(sellerAllAttrs, { query: { isAll: 'true', isWith: 'specs' } }, 'seller', reply =>
        reply.some(
          attr =>
            attr.id === id &&
            attr.name === name &&
            [spec_id, other_spec_id].every(value => attr.specs.some(one => one.id === value)),
        ),
      ),
    ],
  }),
  'another store has an attribute': state({
    about: 'A store with this id, other than that of the ready account `seller`, has an attribute, which has a value.',
    facts: z.object({ id, spec_id: id, store_id: id }),
    readBack: ({ id }) => [
      ask(adminAttrs.show, { params: { id } }, 'admin', reply => reply.id === id && reply.specs.length > 0),
      ask(sellerAttrs.list, { query: { id } }, 'seller', reply => reply.total === 0),
    ],
  }),
} as const
