import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { accountName, dateTime, id, imageUrl, sentId } from '../kit/values.ts'

/** An administrator below the caller's root account. Responses never contain passwords. Source: ADM-1, PRO-6. */
export const AdminRow = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  avatar: imageUrl,
  role_name: z.array(z.string()),
  login_time: dateTime.nullable(),
  created_at: dateTime,
})
export const AdminDetail = AdminRow.extend({ role_id: z.array(id) })

/** An empty password means the default one when adding, and no change when editing. Source: ADM-3. */
export const AdminForm = z.object({
  username: accountName,
  nickname: z.string().max(15).optional().describe('Defaults to the user name if empty.'),
  password: z.string().max(60).optional(),
  avatar: imageUrl.optional(),
  role_id: z.array(sentId).default([]).describe('Replaces all roles; if missing, the account has no role.'),
})

export const adminAdmins = crud({
  path: '/Admin/admins',
  auth: 'admin',
  noun: 'administrators',
  row: AdminRow,
  detail: AdminDetail,
  form: AdminForm,
  errors: ['nameTaken', 'notFound'],
})
