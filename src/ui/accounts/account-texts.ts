/** Text keys that describe the demo accounts, by account name. */
export const accountTexts = {
  shopper: 'login.account.shopper',
  newcomer: 'login.account.newcomer',
  applicant: 'login.account.applicant',
  refused: 'login.account.refused',
  seller: 'login.account.seller',
  staff: 'login.account.staff',
  admin: 'login.account.admin',
  clerk: 'login.account.clerk',
} as const
