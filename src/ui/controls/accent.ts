import { tokens } from '@fluentui/react-components'

/** The warm accent colour for prices and calls to action; readable in both themes. */
export const accent = {
  /** Text on the page's background. */
  text: tokens.colorPaletteDarkOrangeForeground1,
  /** Fill below white text. */
  fill: tokens.colorPaletteDarkOrangeBackground3,
  /** Light accent fill behind text. */
  tint: tokens.colorPaletteDarkOrangeBackground1,
  /** Text on the tint. */
  onTint: tokens.colorPaletteDarkOrangeForeground2,
} as const
