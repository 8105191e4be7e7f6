/** Artwork used as avatars. */
export const faces = [
  'cat-face',
  'dog-face',
  'panda',
  'fox',
  'koala',
  'owl',
  'penguin',
  'rabbit-face',
  'bear',
  'tiger-face',
  'frog',
  'hamster',
  'lion',
  'pig-face',
  'mouse-face',
  'monkey-face',
] as const
