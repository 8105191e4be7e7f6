import { z } from 'zod'
import { imageUrl } from '../kit/values.ts'

/** Texts of the site; each is a setting of its own. Source: CFG-6. */
export const SiteConfig = z.object({
  web_name: z.string(),
  index_name: z.string(),
  keyword: z.string(),
  description: z.string(),
  logo: imageUrl,
  tel: z.string(),
  mobile: z.string(),
  email: z.string(),
  icp: z.string(),
  close_status: z.enum(['0', '1']).describe('`1` open, `0` closed.'),
  close_reason: z.string(),
})

/** Where uploads are stored: on the server's disk or, depending on `save_type`, in object storage. */
export const UploadConfig = z.object({
  save_type: z.boolean(),
  key: z.string(),
  access: z.string(),
  bucket: z.string(),
  endpoint: z.string(),
  cdn: z.string(),
  ssl: z.boolean(),
})

/** Keys of the map service; `security` is absent until it is first saved. */
export const MapConfig = z.object({ key: z.string(), jsapi: z.string(), security: z.string().optional() })

/** Keys of the service that tracks parcels; `agent_id` is absent until it is first saved. */
export const LogisticsConfig = z.object({ appid: z.string(), appkey: z.string(), agent_id: z.string().optional() })

const days = z.string().regex(/^\d+$/)

/** Days after which orders are cancelled, confirmed and settled, as text. Source: OST-11, OST-12, STL-8. */
export const TaskConfig = z.object({ cancel: days, confirm: days, settlement: days })

export const SmsConfig = z.object({ key: z.string().nullable(), secret: z.string().nullable() })

/** Whether new products need approval, and the withdrawal fee in percent, as text. */
export const StoreConfig = z.object({ goods_verify: z.boolean(), cash: z.string().regex(/^\d+(\.\d+)?$/) })

/** The settings that can be read together, by name; those that were not requested are absent. */
export const Configs = z
  .object({
    ...SiteConfig.shape,
    upload: UploadConfig,
    amap: MapConfig,
    kuaibao: LogisticsConfig,
    task: TaskConfig,
    sms: SmsConfig,
    store: StoreConfig,
  })
  .partial()
export type Configs = z.infer<typeof Configs>

const shortText = (max: number) =>
  z
    .string()
    .max(max)
    .transform(value => (value === 'null' ? '' : value))
    .default('')
const line = shortText(255)
const yes = z
  .union([z.boolean(), z.enum(['', '0', '1', 'true', 'false'])])
  .transform(value => value === true || value === 'true' || value === '1')
  .default(false)
const text = (max: number) => z.string().max(max).optional()
const number = (low: number, high: number, pattern: RegExp) =>
  z
    .union([z.number(), z.string().regex(pattern).transform(Number)])
    .pipe(z.number().min(low).max(high))
    .transform(String)
const sentDays = (high: number) => number(1, high, /^\d{1,3}$/).pipe(days)

/** Texts of the site in a request. Source: CFG-6. */
export const SiteForm = z.object({
  web_name: text(100),
  index_name: text(100),
  keyword: text(100),
  description: text(100),
  logo: imageUrl.optional(),
  tel: text(30),
  mobile: text(30),
  email: text(100),
  icp: text(100),
  close_status: z.enum(['0', '1']).optional(),
  close_reason: text(100),
})

/** A group is replaced as a whole: fields that are not sent become empty. Source: CFG-2. */
export const groupForms = {
  upload: z.object({ save_type: yes, key: line, access: line, bucket: line, endpoint: line, cdn: line, ssl: yes }).optional(),
  amap: z.object({ key: line, jsapi: line, security: line }).optional(),
  kuaibao: z.object({ appid: line, appkey: line, agent_id: line }).optional(),
  task: z.object({ cancel: sentDays(365), confirm: sentDays(365), settlement: sentDays(31) }).optional(),
  sms: z.object({ key: line, secret: line }).optional(),
  store: z.object({ goods_verify: yes, cash: number(0, 100, /^\d{1,3}(\.\d{1,2})?$/) }).optional(),
}

/** Fields of a channel; the limit is high because a private key is pasted as text. */
export const channelForm = z.record(z.string().max(40), shortText(5000)).optional()
