import type { Colour } from './palette.ts'

/** What a product picture shows; the number varies arrangement and background. */
type Shot = { art: string; number: number; colour?: Colour | undefined; view?: 0 | 1 | 2 | 3 | 4 | typeof scaleView }

/** The view of a product beside something of a known size. */
export const scaleView = 5

/** Address of a product picture; view 0 is the whole product, 1 turned, 2 a detail, 3 a set, 4 for a wide banner, 5 in scale. */
export const goodsPicture = ({ art, number, colour, view = 0 }: Shot): string =>
  `/storage/goods/${art}-${number}-${colour ?? 'plain'}-${view}.svg`

/** Address of the wide banner of the product on this picture. */
export const bannerOf = (url: string): string => url.replace(/-\d(?:_\d+)?\.svg$/, '-4.svg')

/** Address of a snapshot that a buyer took of the product on this picture. */
export const snapshotOf = (url: string, view: 0 | 1 | 2): string =>
  url.replace('/storage/goods/', '/storage/comments/').replace(/-\d(?:_\d+)?\.svg$/, `-${view}.svg`)

/** Address of any other picture: a logo, a class, a face. */
export const picturePath = (folder: 'brands' | 'stores' | 'classes' | 'avatars' | 'papers' | 'site', name: string): string =>
  `/storage/${folder}/${name}.svg`
