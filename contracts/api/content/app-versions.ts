import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { dateTime, filled, flag, id, richText, sentFlag, sentInt } from '../kit/values.ts'

export const Device = z.enum(['android', 'ios', 'mini'])
const code = z.int().min(1).max(4_294_967_295)
const packageUrl = z.string().regex(/^$|^(\/|https?:\/\/)\S+$/)

/** A release of an app: a full package or, with `is_wgt`, a hot-update package that an installed app loads while it runs. */
export const AppVersion = z.object({
  id,
  name: z.string(),
  version: z.string(),
  version_code: code,
  url: packageUrl,
  device: Device,
  apple_id: z.string(),
  is_wgt: flag,
  content: richText,
  created_at: dateTime,
})
export const AppVersionForm = z.object({
  name: filled.max(30),
  version: z.string().max(20).default('1.0.0'),
  version_code: sentInt(code),
  url: packageUrl.max(150).default(''),
  device: Device,
  apple_id: z.string().max(20).default(''),
  is_wgt: sentFlag,
  content: richText.default(''),
})

export const adminAppVersions = crud({
  path: '/Admin/app_versions',
  auth: 'admin',
  noun: 'app versions',
  row: AppVersion,
  form: AppVersionForm,
})

export const latestAppVersion = endpoint({
  method: 'GET',
  path: '/app_versions',
  auth: 'none',
  about: 'Show the newest version of the app for a device, if there is one',
  query: z.object({ device: z.string().optional() }).optional(),
  reply: AppVersion.nullable(),
})
