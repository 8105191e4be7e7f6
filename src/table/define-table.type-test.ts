import { adminAreas, loadAreas } from '#contracts/api/system/areas.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { adminComments } from '#contracts/api/orders/order-comments.ts'
import { defineTable } from './define-table.ts'

/** Definitions that must compile. The `@ts-expect-error` lines below must not. */
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
  defineTable(adminComments, {
    fields: { content: { kind: 'longText', readOnly: true } },
    columns: ['goods_name'],
    editForm: ['content', 'reply'],
  }),
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
// @ts-expect-error a field that neither rows nor bodies have
defineTable(adminBrands, { fields: { title: { kind: 'text' } }, columns: ['name'] })
// @ts-expect-error a form field that the body does not have
defineTable(adminBrands, { columns: ['name'], form: ['created_at'] })
// @ts-expect-error an edit field that the body does not have
defineTable(adminComments, { columns: ['goods_name'], editForm: ['content'] })
// @ts-expect-error refusals must be shown at a field of the form
defineTable(adminBrands, { columns: ['name'], form: ['name'], refusalAt: 'created_at' })
// @ts-expect-error a field that the record does not have
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
// @ts-expect-error the same for the stored field
defineTable(adminAreas, { fields: { pid: { kind: 'cascade', to: loadAreas, show: 'name', by: 'ename' } }, columns: ['name'] })
// @ts-expect-error a tree needs the call that returns its branches
defineTable(adminBrands, { columns: ['name'], tree: { parent: 'id', field: 'name' } })
// @ts-expect-error a parent field that the row does not have
defineTable(adminAreas, { columns: ['name'], tree: { parent: 'ename', field: 'pid' } })
// @ts-expect-error a text key that does not exist
defineTable(adminBrands, { columns: ['name'], actions: [{ name: 'btn.fly', needs: 'nothing' }] })
// @ts-expect-error `row` has the type of the screen's rows
defineTable(adminBrands, { columns: ['name'], actions: [{ name: 'btn.view', when: row => row.order_status === 2 }] })
// @ts-expect-error `rowKey` must be a column of the row
defineTable(adminBrands, { columns: ['name'], rowKey: 'title' })
// @ts-expect-error initial values must be fields of the form
defineTable(adminBrands, { columns: ['name'], hooks: { addOpenBefore: () => ({ title: 'Northwind' }) } })
// @ts-expect-error the hook's record has the type of the detail
defineTable(adminBrands, { columns: ['name'], hooks: { editOpenAfter: ({ title }) => ({ name: title }) } })
