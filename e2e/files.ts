/** The smallest valid picture, in the shape that `setInputFiles` takes. */
export const smallPicture = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** An app package with the file signature that the upload checks. */
export const smallPackage = { name: 'meridian.apk', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004rest') }
