import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, filled, id, richText } from '../kit/values.ts'

export const Notice = z.object({ id, name: z.string(), tag: z.string(), content: richText, created_at: dateTime })
export const NoticeForm = z.object({
  name: filled.max(35),
  tag: z.string().max(20).default(''),
  content: richText.default(''),
})

export const adminNotices = crud({
  path: '/Admin/notices',
  auth: 'admin',
  noun: 'notices',
  row: Notice,
  form: NoticeForm,
})
