/** Labels of the inviter levels by wire value. */
export const levelTexts = {
  0: 'user.distribution.level0',
  1: 'user.distribution.level1',
  2: 'user.distribution.level2',
} as const
