import { allAdminRoles } from '#contracts/api/accounts/roles.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { loadPermission } from '#contracts/api/accounts/permissions.ts'
import type { FieldOptions, KindName } from '#src/table/kinds/index.ts'
import { defineTable } from '#src/table/define-table.ts'
import { picking } from '#src/table/list/picking.tsx'

const long = 'A very long sentence that does not fit into a cell of a table and has to stop somewhere. '.repeat(3)
const picture = (at: number) => `/storage/goods/mug-${at}-red-1.svg`
const none = ['', null]

type Sample<Name extends KindName> = {
  readonly field: Extract<FieldOptions, { kind: Name }>
  readonly values: readonly unknown[]
}

/** Samples of each kind: usual, empty and unusual values. A kind without a sample does not compile. */
export const samples: { readonly [Name in KindName]: Sample<Name> } = {
  text: { field: { kind: 'text' }, values: ['Northwind', 0, long, ...none] },
  longText: { field: { kind: 'longText' }, values: [long, ...none] },
  keyText: { field: { kind: 'keyText' }, values: ['-----BEGIN KEY-----', ...none] },
  richText: { field: { kind: 'richText' }, values: ['<p>Picked <strong>by hand</strong>.</p>', ...none] },
  password: { field: { kind: 'password' }, values: ['', 'never shown'] },
  number: { field: { kind: 'number', digits: 1 }, values: [12.25, 0, ...none] },
  money: { field: { kind: 'money', signed: true }, values: ['1299.00', '-3.50', ...none] },
  rating: { field: { kind: 'rating' }, values: ['3.00', 5, ...none] },
  percent: { field: { kind: 'percent' }, values: ['12.50', 0, ...none] },
  tag: { field: { kind: 'tag' }, values: ['Yes', 'No', 'Northwind', ...none] },
  tags: { field: { kind: 'tags' }, values: [['Red', 'Blue', long], 'Green', ...none] },
  choice: { field: { kind: 'choice', of: { 0: 'btn.no', 1: 'btn.yes' }, tag: { 1: 'success' } }, values: [1, '0', 7, ...none] },
  radio: { field: { kind: 'radio', of: { 0: 'btn.no', 1: 'btn.yes' } }, values: [1, '0', 7, ...none] },
  date: { field: { kind: 'date' }, values: ['2026-06-15', ...none] },
  dateTime: { field: { kind: 'dateTime' }, values: ['2026-06-15 10:00:00', ...none] },
  file: { field: { kind: 'file', types: ['apk'] }, values: ['/storage/url/2026-06-15/app.apk', ...none] },
  icon: { field: { kind: 'icon' }, values: ['fa-truck', 'fa-nobody-knows', ...none] },
  image: { field: { kind: 'image' }, values: [picture(1), '/storage/goods/broken.svg', ...none] },
  images: { field: { kind: 'images' }, values: [[picture(1), picture(2)], [], null] },
  slides: { field: { kind: 'slides', most: 3, ratio: '2 / 1' }, values: [[picture(1)], [], null] },
  ref: { field: { kind: 'ref', to: allExpresses, show: 'name', by: 'code' }, values: ['sf', 'unknown', ...none] },
  refs: { field: { kind: 'refs', to: allAdminRoles, show: 'name' }, values: [[1], ['unknown'], ...none] },
  pick: {
    field: {
      kind: 'pick',
      ...picking(defineTable(adminUsers, { columns: ['nickname', 'username'], search: { nickname: 'contains' } })),
    },
    values: [1, 999_999, ...none],
  },
  suggest: { field: { kind: 'suggest', from: loadPermission }, values: ['Admin/goods', ...none] },
  cascade: { field: { kind: 'cascade', to: loadAreas, query: { deep: 2 }, show: 'name', by: 'code' }, values: ['33', ...none] },
  // Latitude and longitude share the sample's only field.
  mapPoint: { field: { kind: 'mapPoint', lat: 'value' }, values: ['39.908692', 'nowhere', ...none] },
  area: { field: { kind: 'area' }, values: [[90_001, 90_002, 90_003], ...none] },
  classPaths: { field: { kind: 'classPaths' }, values: [[[1, 2, 3]], ...none] },
  switch: { field: { kind: 'switch' }, values: [1, 0, 'true', ...none] },
  liveSwitch: { field: { kind: 'liveSwitch', of: adminGoods }, values: [1, 0, ...none] },
}
