import type { uploadAsAdmin, uploadAsSeller } from '#contracts/api/content/uploads.ts'
import { call } from '#src/lib/http/call.ts'

/** Server options for product pictures: canvas size and thumbnails. Source: GDE-10. */
const option = JSON.stringify({
  width: 800,
  height: 800,
  thumb: [
    [400, 400],
    [300, 300],
    [150, 150],
  ],
})

/**
 * Uploads pictures of products and of their descriptions through a back office's endpoint.
 * @throws Failure
 */
export const goodsUpload =
  (uploads: typeof uploadAsSeller | typeof uploadAsAdmin) =>
  (folder: 'goods' | 'editor') =>
  (file: File, signal?: AbortSignal): Promise<string> =>
    call(uploads, { body: { file, name: folder, ...(folder === 'goods' && { option }) } }, { ...(signal && { signal }) })
