/** What the audiences are called. */
export const audienceTexts = {
  buyer: 'panel.area.buyer',
  seller: 'panel.area.seller',
  admin: 'panel.area.admin',
} as const
