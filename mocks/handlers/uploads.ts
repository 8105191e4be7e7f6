import { uploadAsAdmin, uploadAsBuyer, uploadAsSeller } from '#contracts/api/uploads.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { handle } from '../kit.ts'
import { refuse } from '../refusal.ts'

/** Largest picture. Source: spec, section 5. */
const largest = 10 * 1024 * 1024

/** Accepted pictures by their first bytes; a name proves nothing. Source: rules-backoffice 130. */
const types = [
  { extension: 'png', type: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47] },
  { extension: 'jpg', type: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
  { extension: 'gif', type: 'image/gif', magic: [0x47, 0x49, 0x46, 0x38] },
] as const

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** Forty letters that follow from the content and the number of the upload. */
const nameOf = (bytes: Uint8Array, serial: number): string => {
  let hash = serial
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) >>> 0
  return Array.from({ length: 5 }, () =>
    (hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0).toString(16).padStart(8, '0'),
  ).join('')
}

type Upload = { db: Db; clock: Clock; bytes: Uint8Array; body: { name?: string | undefined } }

const store = ({ db, clock, bytes, body }: Upload): string => {
  const kind = types.find(({ magic }) => magic.every((byte, at) => bytes[at] === byte))
  if (!kind || bytes.length > largest) return refuse('fileRefused')
  const day = clock.text().slice(0, 10)
  const url = `/storage/${body.name ?? 'myfiles'}/${day}/${nameOf(bytes, db.uploads.nextId())}.${kind.extension}`
  return db.uploads.add({ url, type: kind.type, bytes: base64(bytes) }).url
}

type SellerUpload = Upload & { store: { id: number }; body: { file: File; dir_id?: number | undefined } }

/**
 * Uploads of products and those with a folder appear in the store's picture space. Source: rules-backoffice 137.
 * @throws Refusal invalidInput when the folder is not the store's.
 */
const storeInSpace = (upload: SellerUpload): string => {
  const { db, body, store: owner } = upload
  const { dir_id, name = '', file } = body
  if (dir_id && db.file_space_dirs.find(dir_id)?.belong_id !== owner.id) refuse('invalidInput', 'dir_id')
  const url = store(upload)
  const [, base = '', extension = ''] = /^(.*?)(?:\.(\w+))?$/.exec(file.name) ?? []
  if (dir_id !== undefined || ['goods', 'spaces'].includes(name))
    db.file_spaces.add({
      belong_id: owner.id,
      dir_id: dir_id ?? 0,
      name: base.slice(0, 30) || 'picture',
      ext_name: extension,
      url,
    })
  return url
}

export const uploadHandlers = [handle(uploadAsBuyer, store), handle(uploadAsSeller, storeInSpace), handle(uploadAsAdmin, store)]
