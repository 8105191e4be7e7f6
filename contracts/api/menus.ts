import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { id } from './kit/values.ts'

/**
 * A node of the back-office menu. `apis` is the route or an outside address, `view` the screen;
 * both are empty on groups. `ename` is the English name, where there is one.
 */
export const MenuNode = z.object({
  id,
  pid: z.int().min(0),
  name: z.string(),
  ename: z.string(),
  icon: z.string(),
  apis: z.string(),
  view: z.string(),
  /** 0: inside the shared layout, 1: brings its own. */
  is_open: z.union([z.literal(0), z.literal(1)]),
  get children(): z.ZodOptional<z.ZodArray<typeof MenuNode>> {
    return z.array(MenuNode).optional()
  },
})
export type MenuNode = z.infer<typeof MenuNode>

const query = z.object({ type: z.literal('getChildren') })

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
