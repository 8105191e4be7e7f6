import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { imageUrl, jsonOf, sentInt } from '../kit/values.ts'

const pixels = z.int().min(1).max(4000)

/** Width and height of a picture in pixels. */
export const PictureBox = z.tuple([pixels, pixels])

const UploadOption = z
  .object({
    width: pixels.optional(),
    height: pixels.optional(),
    thumb: z.array(PictureBox).max(10).optional(),
  })
  .describe(
    'How a picture is stored: scaled down to fit `width` and `height`, plus a copy with the suffix `_w` for each `[w, h]` of `thumb`. Options that cannot be parsed are ignored. Source: UPL-6.',
  )

/** `name` is the folder; `option` is JSON text such as `{"width":150,"height":150}`. Source: UPL-1. */
export const UploadForm = z.object({
  file: z.instanceof(File),
  name: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  option: jsonOf(UploadOption).optional().catch(undefined),
})

const AdminUploadForm = UploadForm.extend({ uploadType: z.literal('uploadFile').optional() }).describe(
  '`uploadType` allows files other than pictures: packages, certificates, spreadsheets. Source: UPL-2.',
)

const SellerUploadForm = UploadForm.extend({ dir_id: sentInt(z.int().min(0)).optional() }).describe(
  "`dir_id` is a picture folder of the caller's store, or 0 for the temporary one. Source: FIL-1.",
)

const upload = {
  method: 'POST',
  sends: 'multipart',
  body: UploadForm,
  reply: imageUrl.min(1),
  errors: ['fileRefused'],
} as const

export const uploadAsBuyer = endpoint({
  ...upload,
  path: '/uploads',
  auth: 'optional',
  about: 'Upload a picture from the storefront',
})
export const uploadAsSeller = endpoint({
  ...upload,
  path: '/Seller/uploads',
  auth: 'seller',
  about: 'Upload a picture as a seller',
  body: SellerUploadForm,
})
export const uploadAsAdmin = endpoint({
  ...upload,
  path: '/Admin/uploads',
  auth: 'admin',
  about: 'Upload a picture or a file as an administrator',
  body: AdminUploadForm,
})
