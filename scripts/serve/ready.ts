import { accountLines } from '#contracts/states/account-lines.ts'

/** The message of `npm start` once the app is ready: the URL of each audience and the ready accounts. */
export const ready = (address: string): string =>
  [
    '',
    `  Storefront     ${address}/`,
    `  Seller office  ${address}/Seller/login`,
    `  Admin office   ${address}/Admin/login`,
    '',
    ...accountLines,
    '',
  ].join('\n')
