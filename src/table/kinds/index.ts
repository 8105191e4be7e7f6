import type { CommonOptions, Kind } from '../kind.ts'
import { area } from './area.tsx'
import { cascade } from './cascade.tsx'
import { choice } from './choice.tsx'
import { classPaths } from './class-paths.tsx'
import { dateTime } from './date-time.tsx'
import { date } from './date.tsx'
import { file } from './file.tsx'
import { icon } from './icon.tsx'
import { image } from './image.tsx'
import { images } from './images.tsx'
import { keyText } from './key-text.tsx'
import { liveSwitch } from './live-switch.tsx'
import { longText } from './long-text.tsx'
import { mapPoint } from './map-point.tsx'
import { money } from './money.tsx'
import { number } from './number.tsx'
import { password } from './password.tsx'
import { percent } from './percent.tsx'
import { pick } from './pick.tsx'
import { radio } from './radio.tsx'
import { ref } from './ref.tsx'
import { refs } from './refs.tsx'
import { richText } from './rich-text.tsx'
import { SearchBox, TextBox } from './shared.tsx'
import { slides } from './slides.tsx'
import { suggest } from './suggest.tsx'
import { tag } from './tag.tsx'
import { tags } from './tags.tsx'
import { text } from './text.tsx'
import { toggle } from './toggle.tsx'

/** Every kind of value by the name that pages use. */
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

/** What a page may say about a field, by kind. */
export type FieldOptions =
  | { [Name in KindName]: { readonly kind: Name } & OptionsOf<(typeof kinds)[Name]> & CommonOptions }[KindName]
  | ({ readonly kind?: undefined } & CommonOptions)

type Whole = Kind<object> & Required<Pick<Kind<object>, 'View' | 'Input' | 'Search' | 'readIn'>>

/** The kind of that name with every part it has or falls back to; the engine hands its options through. */
export const kindOf = (name: KindName): Whole => {
  const one: Kind<object> = kinds[name]
  const { Cell, View = Cell, Input = TextBox, Search = SearchBox, readIn = 'view' } = one
  return { ...one, View, Input, Search, readIn }
}
