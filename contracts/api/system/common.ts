import { z } from 'zod'
import { ClassNode } from '../catalogue/goods-classes.ts'
import { endpoint } from '../kit/endpoint.ts'
import { id, imageUrl } from '../kit/values.ts'

export const loadCommon = endpoint({
  method: 'GET',
  path: '/common',
  auth: 'optional',
  about: 'Load what every page of the storefront shows: classes, brands, site settings and the number of cart lines',
  reply: z.object({
    classes: z.array(ClassNode),
    brands: z.array(z.object({ id, name: z.string(), thumb: imageUrl })),
    common: z.object({
      web_name: z.string(),
      index_name: z.string(),
      keyword: z.string(),
      description: z.string(),
      logo: imageUrl,
      mobile: z.string(),
      email: z.string(),
      icp: z.string(),
      close_status: z.enum(['0', '1']).optional().describe('`0`: the storefront is closed; `close_reason` tells shoppers why.'),
      close_reason: z.string().optional(),
      cash: z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .optional()
        .describe('Commission on withdrawals in percent; optional, because each withdrawal shows its own commission.'),
    }),
    ip: z.string(),
    cart: z.int().min(0),
  }),
})
