/** Names of the audiences. */
export const audienceTexts = {
  buyer: 'devtools.area.buyer',
  seller: 'devtools.area.seller',
  admin: 'devtools.area.admin',
} as const
