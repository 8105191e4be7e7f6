import { z } from 'zod'
import { id, imageUrl } from '#contracts/api/kit/values.ts'
import { ref, row } from './row.ts'

/** The picture space of stores; `belong_id` is the store. Source: FIL-1. */
export const fileRows = {
  file_space_dirs: row({ belong_id: id, name: z.string().max(30) }),
  file_spaces: row({ belong_id: id, dir_id: ref, name: z.string().max(30), ext_name: z.string(), url: imageUrl }),
}
