import { endingOf, mostBytes, otherFileTypes, pictureTypes, typesOf } from '#contracts/api/kit/file-types.ts'
import type { z } from 'zod'
import { uploadAsAdmin, uploadAsBuyer, uploadAsSeller, type UploadForm } from '#contracts/api/content/uploads.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** Content types of pictures. Other files are served for download only. */
const mediaTypes: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' }

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** A name of forty letters, derived from the content and the number of the upload. */
const nameOf = (bytes: Uint8Array, serial: number): string => {
  let hash = serial
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) >>> 0
  return Array.from({ length: 5 }, () =>
    (hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0).toString(16).padStart(8, '0'),
  ).join('')
}

type Upload = {
  db: Db
  clock: Clock
  bytes: Uint8Array
  body: z.output<typeof UploadForm> & { uploadType?: 'uploadFile' | undefined }
}

/**
 * The extension for the stored file. Pictures are recognised by their first bytes; for other files the bytes must match the
 * extension of the name.
 */
const storedEnding = ({ bytes, body: { file, uploadType } }: Upload): string | undefined => {
  if (!uploadType) return typesOf(bytes, pictureTypes)[0]
  return typesOf(bytes, otherFileTypes).find(type => type === endingOf(file.name))
}

const store = (upload: Upload): string => {
  const { db, clock, bytes, body } = upload
  const ending = storedEnding(upload)
  if (!ending || bytes.length > mostBytes) return refuse('fileRefused')
  const day = clock.text().slice(0, 10)
  const url = `/storage/${body.name ?? 'myfiles'}/${day}/${nameOf(bytes, db.uploads.nextId())}.${ending}`
  const { width, height, thumb } = body.option ?? {}
  return db.uploads.add({
    url,
    type: mediaTypes[ending] ?? 'application/octet-stream',
    bytes: base64(bytes),
    ...(width && height && { box: [width, height] }),
    ...(thumb && { thumb }),
  }).url
}

type SellerUpload = Upload & { store: { id: number }; body: { dir_id?: number | undefined } }

/**
 * Product pictures and uploads to a folder appear in the store's picture space. Source: FIL-1.
 * @throws Refusal invalidInput if the folder belongs to another store.
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
