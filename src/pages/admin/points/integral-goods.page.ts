import { lazy } from 'react'
import { adminIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Products of the points shop. Source: PSC-7. */
export default defineTable(adminIntegralGoods, {
  noun: 'nouns.product',
  fields: {
    goods_name: { kind: 'text', width: 240 },
    goods_price: { kind: 'money', points: true, label: 'integralGoods.price' },
    goods_stock: { kind: 'number' },
    class_name: { kind: 'text', minor: true },
    goods_sale: { kind: 'number', minor: true },
    created_at: { kind: 'dateTime', minor: true },
    goods_status: { kind: 'switch', on: 'goods.onShelf', off: 'goods.offShelf', tag: { 1: 'success' } },
    is_recommend: { kind: 'switch', minor: true },
    goods_master_image: { kind: 'image' },
  },
  columns: [
    'goods_master_image',
    'goods_name',
    'class_name',
    'goods_price',
    'goods_stock',
    'goods_sale',
    'goods_status',
    'is_recommend',
    'created_at',
  ],
  search: { goods_name: 'contains' },
  can: { view: false },
  editor: lazy(() => import('./integral-goods/integral-editor.tsx')),
})
