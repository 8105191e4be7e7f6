/** Names of the audiences. */
export const audienceTexts = {
  buyer: 'devtools.audience.buyer',
  seller: 'devtools.audience.seller',
  admin: 'devtools.audience.admin',
} as const
