import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, id, sentFlag, sentInt, sentOrZero } from '../kit/values.ts'

/**
 * A node of the back-office menu. `apis` is the route or an external URL, `view` the screen;
 * both are empty for groups. `ename` is the English name, if there is one.
 */
export const MenuNode = z.object({
  id,
  pid: z.int().min(0),
  name: z.string(),
  ename: z.string(),
  icon: z.string(),
  apis: z.string(),
  view: z.string(),
  is_open: z.union([z.literal(0), z.literal(1)]).describe('0: inside the shared layout, 1: with its own layout.'),
  get children(): z.ZodOptional<z.ZodArray<typeof MenuNode>> {
    return z.array(MenuNode).optional()
  },
})
export type MenuNode = z.infer<typeof MenuNode>

const query = z
  .object({ type: z.literal('getChildren').optional(), deep: sentInt().optional() })
  .describe('`deep` is the number of levels to return; missing or -1 means all. Source: MNU-1.')

export const adminMenu = endpoint({
  method: 'GET',
  path: '/Admin/load_menu',
  auth: 'admin',
  about: "Load the administrator's menu",
  query,
  reply: z.array(MenuNode),
})
export const sellerMenu = endpoint({
  method: 'GET',
  path: '/Seller/load_menu',
  auth: 'seller',
  about: "Load the seller's menu",
  query,
  reply: z.array(MenuNode),
})
/** The complete menu, whatever the caller's roles: the editor needs it to choose the parent of an entry. Source: MNU-4. */
export const loadSellerMenu = endpoint({
  method: 'GET',
  path: '/Admin/load_seller_menu',
  auth: 'admin',
  about: 'Load the menu of sellers for its editor',
  query,
  reply: z.array(MenuNode),
})

/** A menu entry in the list of its editor. */
export const MenuRow = MenuNode.omit({ children: true }).extend({
  is_sort: z.int().min(0),
  created_at: dateTime,
  has_children: z.object({ id }).nullable().optional().describe('One child, or null if there is none. Source: LST-11.'),
})

/** At most three levels; `pid` 0 is the top. */
export const MenuForm = z.object({
  pid: sentOrZero,
  name: filled.max(35),
  ename: z.string().max(35).optional(),
  icon: z.string().max(20).optional(),
  apis: z.string().max(80).optional(),
  view: z.string().max(40).optional(),
  is_open: sentFlag.default(0),
  is_sort: sentOrZero.optional(),
})

const tree = {
  auth: 'admin',
  row: MenuRow,
  form: MenuForm,
  errors: ['notFound', 'wrongParent'],
  only: ['list', 'children', 'show', 'create', 'update', 'remove'],
} as const

export const adminMenus = crud({ ...tree, path: '/Admin/menus', noun: "entries of the administrators' menu" })
export const sellerMenus = crud({ ...tree, path: '/Admin/seller_menus', noun: "entries of the sellers' menu" })
