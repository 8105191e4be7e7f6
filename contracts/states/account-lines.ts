import { accounts } from './ready-accounts.ts'

/** The ready accounts as a table for the terminal: audience, name, password and description. */
export const accountLines: readonly string[] = [
  '  Audience  Name      Password     Who',
  ...Object.values(accounts).map(
    ({ audience, username, password, about }) => `  ${audience.padEnd(9)} ${username.padEnd(9)} ${password.padEnd(12)} ${about}`,
  ),
]
