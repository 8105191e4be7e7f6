import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components'

/** Meridian's deep teal. White text on shade 80 has a contrast of 5.7:1. */
const brand: BrandVariants = {
  10: '#011615',
  20: '#03211f',
  30: '#052e2c',
  40: '#073b39',
  50: '#084846',
  60: '#085653',
  70: '#096562',
  80: '#0b7370',
  90: '#1f8380',
  100: '#4a9c98',
  110: '#6bb0ac',
  120: '#86c1bd',
  130: '#a1d0cd',
  140: '#bbdedc',
  150: '#d3ebe9',
  160: '#eaf6f5',
}

const fontFamilyBase = [
  '"Segoe UI Variable Text"',
  '"Segoe UI"',
  '-apple-system',
  'BlinkMacSystemFont',
  // Before the Chinese fonts, which draw Latin quotes, dots and the ellipsis as wide as a Chinese character.
  '"Helvetica Neue"',
  '"Noto Sans"',
  'Arial',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Source Han Sans SC"',
  'sans-serif',
].join(', ')

/** The warm accent overrides Fluent's dark-orange tokens, so that badges and bars match it. Contrast 4.7:1 or more. */
const lightAccent = {
  colorPaletteDarkOrangeForeground1: '#b84a08',
  colorPaletteDarkOrangeForeground2: '#8f3a06',
  colorPaletteDarkOrangeBackground1: '#fff4ec',
  colorPaletteDarkOrangeBackground2: '#ffdcc2',
  colorPaletteDarkOrangeBackground3: '#c2500a',
  colorPaletteDarkOrangeBorder1: '#f6b98c',
  colorPaletteDarkOrangeBorder2: '#c2500a',
}

const darkAccent = {
  colorPaletteDarkOrangeForeground1: '#ffa35c',
  colorPaletteDarkOrangeForeground2: '#ffb27a',
  colorPaletteDarkOrangeBackground1: '#3a1e0c',
  colorPaletteDarkOrangeBackground2: '#5a2d10',
  colorPaletteDarkOrangeBackground3: '#c2500a',
  colorPaletteDarkOrangeBorder1: '#7a3d12',
  colorPaletteDarkOrangeBorder2: '#ffa35c',
}

/** Radii slightly larger than Fluent's. */
const shape = { fontFamilyBase, borderRadiusMedium: '6px', borderRadiusLarge: '8px', borderRadiusXLarge: '12px' }

/** The light theme. Colours are defined only in this file. */
export const lightTheme: Theme = { ...createLightTheme(brand), ...lightAccent, ...shape }

/** The dark theme. */
export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  ...darkAccent,
  ...shape,
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
  colorBrandForegroundLink: brand[110],
  colorBrandForegroundLinkHover: brand[120],
  colorBrandForegroundLinkPressed: brand[100],
  // Wells, disabled fields and what is chosen are raised; Fluent's defaults are darker than the card, like holes in it.
  colorNeutralBackground3: '#333333',
  // Neutral tags and steps to come: Fluent's default cannot be told from the card. 4.8:1 below quiet text.
  colorNeutralBackground6: '#3d3d3d',
  colorBrandBackground2: brand[40],
  colorBrandBackground2Hover: brand[50],
  colorBrandBackground2Pressed: brand[30],
  // Fluent's default has less than 4.5:1 on a card.
  colorStatusDangerForeground1: '#e98f92',
}

/** Colours of the back offices' side menu and login banner: dark in both themes. */
export const deep = {
  background: brand[20],
  raised: brand[30],
  hover: brand[40],
  line: brand[40],
  text: '#ffffff',
  /** 8:1 on the background. */
  quietText: brand[130],
  active: brand[70],
} as const
