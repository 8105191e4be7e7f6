import { accounts } from '#contracts/states/ready-accounts.ts'

/** What to say when the app can be opened: its three doors and who may enter. */
export const ready = (address: string): string => {
  const people = Object.values(accounts).map(
    ({ audience, username, password, about }) => `  ${audience.padEnd(9)} ${username.padEnd(9)} ${password.padEnd(12)} ${about}`,
  )
  return [
    '',
    `  Storefront     ${address}/`,
    `  Seller office  ${address}/Seller/login`,
    `  Admin office   ${address}/Admin/login`,
    '',
    '  Audience  Name      Password     Who',
    ...people,
    '',
  ].join('\n')
}
