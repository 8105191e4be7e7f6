import type { CommonOptions, Kind } from '../kind.ts'
import { area } from './places/area.tsx'
import { cascade } from './places/cascade.tsx'
import { choice } from './choices/choice.tsx'
import { classPaths } from './places/class-paths.tsx'
import { dateTime } from './values/date-time.tsx'
import { date } from './values/date.tsx'
import { file } from './media/file.tsx'
import { icon } from './media/icon.tsx'
import { image } from './media/image.tsx'
import { images } from './media/images.tsx'
import { keyText } from './values/key-text.tsx'
import { liveSwitch } from './choices/live-switch.tsx'
import { longText } from './values/long-text.tsx'
import { mapPoint } from './places/map-point.tsx'
import { money } from './values/money.tsx'
import { number } from './values/number.tsx'
import { password } from './values/password.tsx'
import { percent } from './values/percent.tsx'
import { pick } from './choices/pick.tsx'
import { radio } from './choices/radio.tsx'
import { rating } from './values/rating.tsx'
import { ref } from './choices/ref.tsx'
import { refs } from './choices/refs.tsx'
import { richText } from './values/rich-text.tsx'
import { SearchBox, TextBox } from './shared.tsx'
import { slides } from './media/slides.tsx'
import { suggest } from './values/suggest.tsx'
import { tag } from './choices/tag.tsx'
import { tags } from './choices/tags.tsx'
import { text } from './values/text.tsx'
import { toggle } from './choices/toggle.tsx'

/** All kinds of values, by the name that definitions use. */
const kinds = {
  text,
  longText,
  keyText,
  richText,
  password,
  number,
  mapPoint,
  money,
  percent,
  rating,
  tag,
  tags,
  choice,
  radio,
  date,
  dateTime,
  file,
  icon,
  image,
  images,
  slides,
  ref,
  refs,
  pick,
  suggest,
  cascade,
  area,
  classPaths,
  switch: toggle,
  liveSwitch,
} as const

export type KindName = keyof typeof kinds

type OptionsOf<K> = K extends Kind<infer Options> ? Readonly<Options> : never

/** The options of a field, by kind. */
export type FieldOptions =
  | { [Name in KindName]: { readonly kind: Name } & OptionsOf<(typeof kinds)[Name]> & CommonOptions }[KindName]
  | ({ readonly kind?: undefined } & CommonOptions)

/** Every option of a field: those that each has, and those of its kind. */
export type FieldOptionName =
  | keyof CommonOptions
  | { [Name in KindName]: `${Name}.${keyof OptionsOf<(typeof kinds)[Name]> & string}` }[KindName]

type Whole = Kind<object> & Required<Pick<Kind<object>, 'View' | 'Input' | 'Search' | 'readIn'>>

/** The kind of that name, with defaults for its missing parts; the engine passes its options through. */
export const kindOf = (name: KindName): Whole => {
  const one: Kind<object> = kinds[name]
  const { Cell, View = Cell, Input = TextBox, Search = SearchBox, readIn = 'view' } = one
  return { ...one, View, Input, Search, readIn }
}
