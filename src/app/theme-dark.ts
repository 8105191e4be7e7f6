import { createDarkTheme, type Theme } from '@fluentui/react-components'
import { brand, shape } from './theme.ts'

const darkAccent = {
  colorPaletteDarkOrangeForeground1: '#ffa35c',
  colorPaletteDarkOrangeForeground2: '#ffb27a',
  colorPaletteDarkOrangeBackground1: '#3a1e0c',
  colorPaletteDarkOrangeBackground2: '#5a2d10',
  colorPaletteDarkOrangeBackground3: '#c2500a',
  colorPaletteDarkOrangeBorder1: '#7a3d12',
  colorPaletteDarkOrangeBorder2: '#ffa35c',
}

/** The look by night. */
export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  ...darkAccent,
  ...shape,
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
  colorBrandForegroundLink: brand[110],
  colorBrandForegroundLinkHover: brand[120],
  colorBrandForegroundLinkPressed: brand[100],
  // Fluent's own stays below 4.5:1 on a card.
  colorStatusDangerForeground1: '#e98f92',
}
