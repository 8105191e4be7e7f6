import { beforeEach, expect, test } from 'vitest'
import { mostBytes } from '#contracts/api/kit/file-types.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => void (shop = createShop()))

const zip = [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]
const png = [0x89, 0x50, 0x4e, 0x47]
const file = (name: string, bytes: readonly number[] | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

const upload = async (picked: File, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.append('file', picked)
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const headers = { authorization: `Bearer ${await shop.tokenOf('admin')}` }
  const answer = await shop.send(new Request('http://localhost/api/Admin/uploads', { method: 'POST', body: form, headers }))
  const { code, data }: { code: number; data: string } = await answer.json()
  return { code, data }
}
const asFile = { uploadType: 'uploadFile', name: 'crt' }

// Proves UPL-2, CAL-6.
test.each([
  ['an app', file('app.apk', zip)],
  ['an update of an app', file('update.WGT', zip)],
  ['a certificate', file('pay.crt', '-----BEGIN CERTIFICATE-----')],
  ['a key', file('pay.pem', '-----BEGIN PRIVATE KEY-----')],
  ['a sheet', file('areas.xlsx', zip)],
])('administrators upload %s as a file, which is served for download', async (_, picked) => {
  const { code, data } = await upload(picked, asFile)

  expect(code).toBe(200)
  expect(data).toMatch(/^\/storage\/crt\/\d{4}-\d\d-\d\d\/[0-9a-f]{40}\.(apk|wgt|crt|pem|xlsx)$/)
  const served = await shop.send(new Request(`http://localhost${data}`))
  expect(served.headers.get('content-type')).toBe('application/octet-stream')
})

// Proves UPL-2.
test.each([
  ['an app in the place of a picture', file('app.apk', zip), {}],
  ['a page with the extension of an app', file('app.apk', '<!doctype html>'), asFile],
  ['a picture with the extension of a certificate', file('pay.crt', png), asFile],
  ['an SVG with a script', file('logo.svg', '<svg><script>alert(1)</script></svg>'), asFile],
  ['an SVG with the extension of a bitmap', file('logo.png', '<svg><script>alert(1)</script></svg>'), {}],
  ['a program', file('app.exe', [0x4d, 0x5a]), asFile],
  ['ten megabytes and one byte', new File([new Uint8Array(png), new Uint8Array(mostBytes - 3)], 'logo.png'), {}],
])('%s is refused', async (_, picked, fields) => {
  const { code } = await upload(picked, fields)

  expect(code).toBe(500)
})

const sizeOf = async (path: string) => {
  const answer = await shop.send(new Request(`http://localhost${path}`))
  return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 70) }
}

// Proves UPL-9.
test.each([
  [
    'a picture that is also a valid page',
    file('logo.png', [...png, ...Buffer.from('<!doctype html><script>alert(1)</script>')]),
    {},
    'image/png',
    null,
  ],
  ['an archive', file('app.apk', zip), asFile, 'application/octet-stream', 'attachment'],
])('%s is served so that browsers do not execute it', async (_, picked, fields, type, disposition) => {
  const { data } = await upload(picked, fields)

  const { headers } = await shop.send(new Request(`http://localhost${data}`))

  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('content-disposition')).toBe(disposition)
})

// Proves UPL-5.
test('an uploaded picture is also available in 150, 300 and 400 pixels', async () => {
  const { data } = await upload(file('mug.png', png))

  const small = await sizeOf(data.replace('.png', '_150.png'))
  const large = await sizeOf(data.replace('.png', '_400.png'))

  expect(small).toEqual({
    type: 'image/svg+xml',
    start: '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"><imag',
  })
  expect(large.start).toContain('width="400" height="400"')
  expect(await sizeOf(data)).toMatchObject({ type: 'image/png' })
})

// Proves UPL-6.
test('a picture is reduced as `option` says, and gets the sizes it names', async () => {
  const option = JSON.stringify({ width: 80, height: 60, thumb: [[40, 30]] })

  const { data } = await upload(file('mug.png', png), { option })

  expect((await sizeOf(data)).start).toContain('width="80" height="60"')
  expect((await sizeOf(data.replace('.png', '_40.png'))).start).toContain('width="40" height="30"')
})

test.each(['no JSON', '{"width":"wide"}', '{"thumb":[[0,0]]}'])('the option %s is ignored', async option => {
  const { data } = await upload(file('mug.png', png), { option })

  expect((await sizeOf(data)).type).toBe('image/png')
})
