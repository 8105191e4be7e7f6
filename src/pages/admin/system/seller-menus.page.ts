import { sellerMenus, loadSellerMenu } from '#contracts/api/system/menus.ts'
import { defineTable } from '#src/table/define-table.ts'
import { menuColumns, menuFields, menuForm, menuParent } from '#src/ui/menus/menu-fields.ts'

/** The menu of the seller office. Source: MNU-6. */
export default defineTable(sellerMenus, {
  noun: 'nouns.menuEntry',
  fields: { ...menuFields, pid: { ...menuParent, to: loadSellerMenu } },
  columns: menuColumns,
  search: { name: 'startsWith' },
  form: menuForm,
  view: menuForm,
  tree: { parent: 'id', field: 'pid' },
})
