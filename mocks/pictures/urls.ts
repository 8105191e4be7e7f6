import type { Colour } from './palette.ts'

/** The content of a product picture; `number` varies arrangement and background. */
type Shot = { art: string; number: number; colour?: Colour | undefined; view?: 0 | 1 | 2 | 3 | 4 | typeof scaleView }

/** The view that shows a product next to an object of known size. */
export const scaleView = 5

/** The URL of a product picture. View 0 is the whole product, 1 turned, 2 a detail, 3 a set, 4 a wide banner, 5 in scale. */
export const goodsPicture = ({ art, number, colour, view = 0 }: Shot): string =>
  `/storage/goods/${art}-${number}-${colour ?? 'plain'}-${view}.svg`

/** The URL of the wide banner for a product picture. */
export const bannerOf = (url: string): string => url.replace(/-\d(?:_\d+)?\.svg$/, '-4.svg')

/** The URL of a buyer's photo of the product in this picture. */
export const snapshotOf = (url: string, view: 0 | 1 | 2): string =>
  url.replace('/storage/goods/', '/storage/comments/').replace(/-\d(?:_\d+)?\.svg$/, `-${view}.svg`)

/** The URL of any other picture, such as a logo, a category or an avatar. */
export const picturePath = (folder: 'brands' | 'stores' | 'classes' | 'avatars' | 'papers' | 'site', name: string): string =>
  `/storage/${folder}/${name}.svg`
