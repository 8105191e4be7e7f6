import jsQR from 'jsqr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** Pixels per module. */
const scale = 4

/** Decodes a rendered QR code. */
const scanned = (markup: string): string | undefined => {
  const side = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < scale * scale; dot++) {
      const [across, down] = [Number(x) * scale + (dot % scale), Number(y) * scale + Math.floor(dot / scale)]
      pixels.fill(0, (down * side + across) * 4, (down * side + across) * 4 + 3)
    }
  return jsQR(pixels, side, side)?.data
}

test.each([
  'weixin://wxpay/bizpayurl?pr=20260615100000000001',
  'https://qr.alipay.example/20260615100000000001',
  'https://shop.test/register?inviter_id=1',
  '经纬集市',
])('the QR code of "%s" can be scanned', value => {
  const markup = renderToStaticMarkup(createElement(QrCode, { value, label: 'Code' }))

  const read = scanned(markup)

  expect(read).toBe(value)
})
