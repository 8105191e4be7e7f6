import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { allQuery } from '../kit/list-query.ts'
import { dateTime, filled, id, imageUrl, sentInt } from '../kit/values.ts'

/** A folder of the store's pictures. Folder 0 is the temporary one and has no row. Source: FIL-2. */
export const FileSpaceDir = z.object({ id, name: z.string(), created_at: dateTime })

/** Deleting a folder also deletes its pictures. */
export const fileSpaceDirs = crud({
  path: '/Seller/file_space_dirs',
  auth: 'seller',
  noun: "the store's picture folders",
  row: FileSpaceDir,
  form: z.object({ name: filled.max(30) }),
  opensNew: true,
})

export const allFileSpaceDirs = endpoint({
  method: 'GET',
  path: '/Seller/file_space_dirs',
  auth: 'seller',
  variant: 'isAll',
  about: 'List every picture folder of the store',
  query: allQuery,
  reply: z.array(FileSpaceDir),
  errors: ['unknownColumn'],
})

/** A picture in the space of a store. Deleting the entry does not delete the file. */
export const FileSpace = z.object({
  id,
  dir_id: z.int().min(0),
  name: z.string(),
  ext_name: z.string(),
  url: imageUrl.min(1),
  created_at: dateTime,
})

const FileSpaceForm = z
  .object({ name: filled.max(30).optional(), dir_id: sentInt(z.int().min(0)).optional() })
  .describe('The fields of a picture that can be changed: its name and its folder.')

export const fileSpaces = crud({
  path: '/Seller/file_spaces',
  auth: 'seller',
  noun: "the store's pictures",
  row: FileSpace,
  form: FileSpaceForm,
  only: ['list', 'update', 'remove'],
})
