import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { z } from 'zod'

const Pixels = z.object({ width: z.int(), height: z.int(), data: z.array(z.int()) })

/** Decodes a QR code from a screenshot of it, as a phone's camera would. */
export const scan = async (picture: Locator): Promise<string | undefined> => {
  const screenshot = `data:image/png;base64,${(await picture.screenshot()).toString('base64')}`
  const seen = await picture.evaluate(async (_, source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return { width, height, data: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] }
  }, screenshot)
  const { data, width, height } = Pixels.parse(seen)
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}
