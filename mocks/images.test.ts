import { describe, expect, it } from 'vitest'
import { picture } from './images.ts'
import file from './pictures/art.json' with { type: 'json' }
import { artNames } from './pictures/art-names.ts'
import { sizeOf } from './pictures/sizes.ts'
import { entries } from './seeds/catalogue/catalogue.ts'

describe('a picture', () => {
  // Proves UPL-4, WIR-5.
  it.each([
    ['', 800],
    ['_150', 150],
    ['_300', 300],
    ['_400', 400],
    ['_150_300', 300],
  ])('whose name ends in "%s" is %d pixels wide', (suffix, size) => {
    const drawn = picture(`/storage/goods/headphone-7-black-0${suffix}.svg`)

    expect(drawn).toContain(`width="${size}" height="${size}"`)
  })

  it('in another colour differs only in its colours', () => {
    const [red, blue] = ['red', 'blue'].map(colour => picture(`/storage/goods/t-shirt-7-${colour}-0.svg`) ?? '')

    expect(red).not.toBe(blue)
    expect(red?.replace(/fill='[^']+'/g, '')).toBe(blue?.replace(/fill='[^']+'/g, ''))
  })

  // Proves UPL-7.
  it('shows a cup for the mug of the provider states', () => {
    const artworkOf = (name: string) => /<symbol.*<\/symbol>/.exec(picture(`/storage/goods/${name}.svg`) ?? '')?.[0]

    const mug = artworkOf('enamel-mug')

    expect(mug).toBe(artworkOf('hot-beverage-1-plain-0'))
    expect(mug).not.toBe(artworkOf('no-such-thing'))
  })

  // Proves UPL-7.
  it('exists for any name in storage, and for nothing else', () => {
    const asked = [
      '/storage/goods/no-such-thing.svg',
      '/storage/uploads/2026/a.png',
      '/storage/x',
      '/api/goods',
      '/storages/a.svg',
      '/',
    ]

    expect(asked.map(path => picture(path) !== undefined)).toEqual([true, true, true, false, false, false])
  })

  // Proves UPL-7.
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-paper'])(
    'does not exist for the unknown paper %s',
    name => {
      expect(picture(`/storage/papers/${name}`)).toBeUndefined()
      expect(picture(`/storage/papers/7-${name}.svg`)).toBeUndefined()
      expect(picture(`/storage/${name}/a-1-red-0.svg`)).not.toContain('undefined')
    },
  )

  // Proves UPL-7.
  it('never contains markup from its name', () => {
    const drawn = ['brands', 'stores', 'avatars', 'classes', 'goods'].map(
      folder => picture(`/storage/${folder}/<script>alert(1)<svg onload=x>"'&constructor--__proto__.svg`) ?? '',
    )

    for (const svg of drawn) expect(svg).not.toMatch(/<script|onload="?x>|\[native code\]/)
  })

  // Proves UPL-7.
  it('refers to nothing outside and stays below 10 kB', () => {
    for (const name of artNames()) {
      for (const view of [0, 1, 2, 3, 5]) {
        const drawn = picture(`/storage/goods/${name}-${view + 5}-plain-${view}.svg`) ?? ''

        expect(drawn.length).toBeLessThan(10_000)
        expect(drawn.match(/(?:href|src)=["'][^"'#]|url\((?!#)/)).toBeNull()
      }
    }
  })

  it('in scale shows a hand, or a person next to a large product, for every product of the catalogue', () => {
    const [phone, bicycle] = ['mobile-phone', 'bicycle'].map(art => picture(`/storage/goods/${art}-7-plain-5.svg`) ?? '')
    const products = entries.map(({ leaf, product }) => (product[8] ?? leaf[1]).split(':')[0] ?? '')

    expect(phone).toContain('>30</text>')
    expect(bicycle).toContain('>250</text>')
    expect(products.filter(art => sizeOf(art) === undefined)).toEqual([])
  })

  it('finds its artwork: art.json holds exactly what the catalogue uses', () => {
    expect(Object.keys(file.icons)).toEqual(artNames())
  })
})
