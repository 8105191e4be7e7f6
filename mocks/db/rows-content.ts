import { z } from 'zod'
import { Device } from '#contracts/api/content/app-versions.ts'
import { dateTime, flag, id, imageUrl, richText } from '#contracts/api/kit/values.ts'
import { count, ref, row } from './row.ts'

/** Content that administrators publish. `belong_id` is the administrator who owns the row. Source: ART-6. */
export const contentRows = {
  agreements: row({ name: z.string(), ename: z.string(), content: richText }),
  article_menus: row({ belong_id: id, pid: ref, name: z.string(), is_sort: count }),
  articles: row({ belong_id: id, pid: ref, name: z.string(), content: richText, click: count }),
  notices: row({ belong_id: id, tag: z.string(), name: z.string(), content: richText }),
  adv_spaces: row({ belong_id: id, name: z.string(), width: count, height: count }),
  advs: row({
    belong_id: id,
    pid: id,
    name: z.string(),
    url: z.string(),
    image: imageUrl,
    adv_start: dateTime,
    adv_end: dateTime,
    is_sort: count,
    is_type: count,
    status: flag,
  }),
  app_versions: row({
    name: z.string(),
    version: z.string(),
    version_code: count,
    url: z.string(),
    device: Device,
    apple_id: z.string(),
    is_wgt: flag,
    content: richText,
  }),
  currencies: row({
    name: z.string(),
    ename: z.string(),
    currency: z.string(),
    currency_ename: z.string(),
    content: z.string(),
  }),
  sms: row({ name: z.string(), code: z.string(), content: z.string(), description: z.string() }),
  sms_logs: row({
    phone: z.string(),
    name: z.string(),
    content: z.string(),
    status: flag,
    error_msg: z.string(),
    ip: z.string(),
  }),
}
