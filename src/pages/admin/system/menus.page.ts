import { adminMenus, adminMenu } from '#contracts/api/system/menus.ts'
import { defineTable } from '#src/table/define-table.ts'
import { menuColumns, menuFields, menuForm, menuParent } from '#src/ui/menus/menu-fields.ts'

/** The menu of the admin office. Source: MNU-6. */
export default defineTable(adminMenus, {
  noun: 'nouns.menuEntry',
  fields: { ...menuFields, pid: { ...menuParent, to: adminMenu } },
  columns: menuColumns,
  search: { name: 'startsWith' },
  form: menuForm,
  view: menuForm,
  tree: { parent: 'id', field: 'pid' },
})
