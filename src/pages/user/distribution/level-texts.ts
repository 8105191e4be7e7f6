/** The levels of inviters by their number on the wire. */
export const levelTexts = {
  0: 'user.distribution.level0',
  1: 'user.distribution.level1',
  2: 'user.distribution.level2',
} as const
