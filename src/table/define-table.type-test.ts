import { adminAreas, loadAreas } from '#contracts/api/system/areas.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { adminComments } from '#contracts/api/orders/order-comments.ts'
import { defineTable } from './define-table.ts'

/** What compiles, and what must not. */
export const right = [
  defineTable(adminBrands, {
    fields: { thumb: { kind: 'image' } },
    columns: ['thumb', 'name'],
    search: { name: 'startsWith' },
    form: ['name', 'thumb'],
  }),
  defineTable(adminBrands, {
    columns: ['name'],
    form: ['name'],
    rowKey: 'name',
    hooks: {
      addOpenBefore: () => ({ name: 'Northwind' }),
      editOpenAfter: ({ name }) => ({ name: name.trim() }),
      sendBefore: (entered, row) => ({ ...entered, name: `${row?.name}` }),
    },
  }),
  defineTable(adminAreas, { columns: ['name'], tree: { parent: 'code', field: 'pid' } }),
  defineTable(adminComments, { columns: ['goods_name'], editForm: ['reply'], form: ['reply'] }),
  defineTable(adminOrders, {
    fields: {
      nickname: { kind: 'text', label: 'field.buyer_name' },
      delivery_code: { kind: 'ref', to: allExpresses, show: 'name', by: 'code' },
    },
    columns: ['order_no'],
    search: { nickname: { operator: 'contains', relation: 'user' }, created_at: 'range' },
    view: ['receive_name'],
    actions: [{ name: 'btn.view', when: row => row.order_status === 2, run: async row => row.order_no }],
    extra: [({ record }) => record.order_goods.length],
    above: () => null,
  }),
]

// @ts-expect-error a column that the row does not have
defineTable(adminBrands, { columns: ['title'] })
// @ts-expect-error a field that nobody knows
defineTable(adminBrands, { fields: { title: { kind: 'text' } }, columns: ['name'] })
// @ts-expect-error a form field that the body does not have
defineTable(adminBrands, { columns: ['name'], form: ['created_at'] })
// @ts-expect-error an edit field that the body does not have
defineTable(adminComments, { columns: ['goods_name'], editForm: ['content'] })
// @ts-expect-error a refusal is shown at a field of the form
defineTable(adminBrands, { columns: ['name'], form: ['name'], refusalAt: 'created_at' })
// @ts-expect-error a detail that is not shown
defineTable(adminOrders, { columns: ['order_no'], view: ['password'] })
// @ts-expect-error a column of a related record needs its relation
defineTable(adminOrders, { columns: ['order_no'], search: { nickname: 'contains' } })
// @ts-expect-error no such operator
defineTable(adminBrands, { columns: ['name'], search: { name: 'like' } })
// @ts-expect-error no such kind
defineTable(adminBrands, { fields: { name: { kind: 'colour' } }, columns: ['name'] })
// @ts-expect-error an option of another kind
defineTable(adminBrands, { fields: { name: { kind: 'money', of: {} } }, columns: ['name'] })
// @ts-expect-error a dictionary's entries do not have that field
defineTable(adminOrders, { fields: { delivery_code: { kind: 'ref', to: allExpresses, show: 'title' } }, columns: ['order_no'] })
// @ts-expect-error nor store by it
defineTable(adminAreas, { fields: { pid: { kind: 'cascade', to: loadAreas, show: 'name', by: 'ename' } }, columns: ['name'] })
// @ts-expect-error a tree needs the call that answers its branches
defineTable(adminBrands, { columns: ['name'], tree: { parent: 'id', field: 'name' } })
// @ts-expect-error a parent value that the row does not have
defineTable(adminAreas, { columns: ['name'], tree: { parent: 'ename', field: 'pid' } })
// @ts-expect-error a word that the catalogue does not have
defineTable(adminBrands, { columns: ['name'], actions: [{ name: 'btn.fly', needs: 'nothing' }] })
// @ts-expect-error an action knows its rows
defineTable(adminBrands, { columns: ['name'], actions: [{ name: 'btn.view', when: row => row.order_status === 2 }] })
// @ts-expect-error a row is known by one of its columns
defineTable(adminBrands, { columns: ['name'], rowKey: 'title' })
// @ts-expect-error a form begins with fields of it
defineTable(adminBrands, { columns: ['name'], hooks: { addOpenBefore: () => ({ title: 'Northwind' }) } })
// @ts-expect-error a hook knows the record
defineTable(adminBrands, { columns: ['name'], hooks: { editOpenAfter: ({ title }) => ({ name: title }) } })
