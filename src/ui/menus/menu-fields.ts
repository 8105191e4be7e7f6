/** Field definitions of menu entries, shared by the editors of both menus. Source: MNU-6. */
export const menuFields = {
  created_at: { kind: 'dateTime', minor: true },
  name: { kind: 'text', label: 'menus.name' },
  ename: { kind: 'text', label: 'menus.ename' },
  icon: { kind: 'icon', label: 'menus.icon' },
  apis: { kind: 'text', label: 'menus.route', width: 220 },
  view: { kind: 'text', label: 'menus.view', width: 240, minor: true },
  is_open: {
    kind: 'choice',
    label: 'menus.type',
    of: { 0: 'menus.basic', 1: 'menus.custom' },
  },
  is_sort: { kind: 'number', label: 'menus.sort' },
} as const

export const menuColumns = ['name', 'ename', 'icon', 'apis', 'view', 'created_at'] as const
export const menuForm = ['pid', 'name', 'ename', 'icon', 'apis', 'view', 'is_open', 'is_sort'] as const

/** Parent of a menu entry: a group of the first two levels, or the top level. */
export const menuParent = {
  kind: 'cascade',
  label: 'menus.parent',
  query: { deep: 2 },
  show: 'name',
  english: 'ename',
  anyLevel: true,
  top: { value: '0', label: 'menus.top' },
} as const
