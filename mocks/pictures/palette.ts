/** Colours of products. */
export const palette = {
  black: '#33353c',
  white: '#f1f0ec',
  silver: '#b9bec7',
  grey: '#8b8f98',
  red: '#d8343f',
  wine: '#8e2440',
  orange: '#f0812f',
  yellow: '#f4c63d',
  green: '#4a9a52',
  mint: '#7cc9b0',
  teal: '#1f8a8c',
  sky: '#6fb6e6',
  blue: '#2f6fd0',
  navy: '#27407c',
  purple: '#7d56b8',
  pink: '#ee86a9',
  brown: '#8d5f3d',
  beige: '#dcc7a3',
  khaki: '#a6955f',
  coral: '#f0705f',
} as const

export type Colour = keyof typeof palette

export const isColour = (name: string): name is Colour => Object.hasOwn(palette, name)
