/** The smallest picture, as a file to choose. */
export const smallPicture = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A package of an app, as far as anybody looks into it. */
export const smallPackage = { name: 'meridian.apk', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004rest') }
