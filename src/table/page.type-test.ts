import { adminAreas, loadAreas } from '#contracts/api/system/areas.ts'
import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { adminComments } from '#contracts/api/orders/order-comments.ts'
import { page } from './page.ts'

/** What compiles, and what must not. */
export const right = [
  page(adminBrands, {
    fields: { thumb: { kind: 'image' } },
    columns: ['thumb', 'name'],
    search: { name: 'startsWith' },
    form: ['name', 'thumb'],
  }),
  page(adminBrands, {
    columns: ['name'],
    form: ['name'],
    rowKey: 'name',
    hooks: {
      addOpenBefore: () => ({ name: 'Northwind' }),
      editOpenAfter: ({ name }) => ({ name: name.trim() }),
      sendBefore: (entered, row) => ({ ...entered, name: `${row?.name}` }),
    },
  }),
  page(adminAreas, { columns: ['name'], tree: { parent: 'code', field: 'pid' } }),
  page(adminComments, { columns: ['goods_name'], editForm: ['reply'], form: ['reply'] }),
  page(adminOrders, {
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
page(adminBrands, { columns: ['title'] })
// @ts-expect-error a field that nobody knows
page(adminBrands, { fields: { title: { kind: 'text' } }, columns: ['name'] })
// @ts-expect-error a form field that the body does not have
page(adminBrands, { columns: ['name'], form: ['created_at'] })
// @ts-expect-error an edit field that the body does not have
page(adminComments, { columns: ['goods_name'], editForm: ['content'] })
// @ts-expect-error a refusal is shown at a field of the form
page(adminBrands, { columns: ['name'], form: ['name'], refusalAt: 'created_at' })
// @ts-expect-error a detail that is not shown
page(adminOrders, { columns: ['order_no'], view: ['password'] })
// @ts-expect-error a column of a related record needs its relation
page(adminOrders, { columns: ['order_no'], search: { nickname: 'contains' } })
// @ts-expect-error no such operator
page(adminBrands, { columns: ['name'], search: { name: 'like' } })
// @ts-expect-error no such kind
page(adminBrands, { fields: { name: { kind: 'colour' } }, columns: ['name'] })
// @ts-expect-error an option of another kind
page(adminBrands, { fields: { name: { kind: 'money', of: {} } }, columns: ['name'] })
// @ts-expect-error a dictionary's entries do not have that field
page(adminOrders, { fields: { delivery_code: { kind: 'ref', to: allExpresses, show: 'title' } }, columns: ['order_no'] })
// @ts-expect-error nor store by it
page(adminAreas, { fields: { pid: { kind: 'cascade', to: loadAreas, show: 'name', by: 'ename' } }, columns: ['name'] })
// @ts-expect-error a tree needs the call that answers its branches
page(adminBrands, { columns: ['name'], tree: { parent: 'id', field: 'name' } })
// @ts-expect-error a parent value that the row does not have
page(adminAreas, { columns: ['name'], tree: { parent: 'ename', field: 'pid' } })
// @ts-expect-error a word that the catalogue does not have
page(adminBrands, { columns: ['name'], actions: [{ name: 'btn.fly', needs: 'nothing' }] })
// @ts-expect-error an action knows its rows
page(adminBrands, { columns: ['name'], actions: [{ name: 'btn.view', when: row => row.order_status === 2 }] })
// @ts-expect-error a row is known by one of its columns
page(adminBrands, { columns: ['name'], rowKey: 'title' })
// @ts-expect-error a form begins with fields of it
page(adminBrands, { columns: ['name'], hooks: { addOpenBefore: () => ({ title: 'Northwind' }) } })
// @ts-expect-error a hook knows the record
page(adminBrands, { columns: ['name'], hooks: { editOpenAfter: ({ title }) => ({ name: title }) } })
