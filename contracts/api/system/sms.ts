import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { dateTime, filled, flag, id } from '../kit/values.ts'

/** A template of text messages: screens refer to it by `name`; `code` is the provider's id, `content` the signature. */
export const Sms = z.object({
  id,
  name: z.string(),
  code: z.string(),
  content: z.string(),
  description: z.string(),
  created_at: dateTime,
})
export const SmsForm = z.object({
  name: filled.max(15),
  code: filled.max(20),
  content: filled.max(25),
  description: z.string().max(35).default(''),
})

export const adminSms = crud({
  path: '/Admin/sms',
  auth: 'admin',
  noun: 'text message templates',
  row: Sms,
  form: SmsForm,
  errors: ['nameTaken'],
})

/** A text message that was sent or, if `status` is 0, failed; `content` is its code. */
export const SmsLog = z.object({
  id,
  phone: z.string(),
  name: z.string(),
  content: z.string(),
  status: flag,
  error_msg: z.string(),
  ip: z.string(),
  created_at: dateTime,
})

export const adminSmsLogs = crud({
  path: '/Admin/sms_logs',
  auth: 'admin',
  noun: 'sent text messages',
  row: SmsLog,
  form: z.never(),
  only: ['list', 'show', 'remove'],
})
