import type { Colour } from '#mocks/pictures/palette.ts'
import type { Pair } from '../texts.ts'

/** Names of the palette's colours. */
export const colours: Readonly<Record<Colour, Pair>> = {
  black: ['曜石黑', 'Obsidian'],
  white: ['云朵白', 'Cloud white'],
  silver: ['月光银', 'Moon silver'],
  grey: ['雾灰', 'Mist grey'],
  red: ['朱红', 'Vermilion'],
  wine: ['酒红', 'Burgundy'],
  orange: ['落日橙', 'Sunset orange'],
  yellow: ['柠檬黄', 'Lemon'],
  green: ['松叶绿', 'Pine green'],
  mint: ['薄荷绿', 'Mint'],
  teal: ['湖水青', 'Lake teal'],
  sky: ['晴空蓝', 'Sky blue'],
  blue: ['群青蓝', 'Ultramarine'],
  navy: ['藏青', 'Navy'],
  purple: ['鸢尾紫', 'Iris purple'],
  pink: ['樱花粉', 'Cherry pink'],
  brown: ['栗棕', 'Chestnut'],
  beige: ['燕麦米', 'Oatmeal'],
  khaki: ['卡其', 'Khaki'],
  coral: ['珊瑚红', 'Coral'],
}
