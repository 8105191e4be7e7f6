import { accounts as ready } from '#contracts/states/ready-accounts.ts'
import { Misuse, valuesIn } from '#harness/command/command.ts'
import { originOf } from '#harness/command/server-url.ts'
import type { AccountKey } from './check.ts'
import type { Account } from './person.ts'

/** The owner of the mock's second store; on other servers an option names the account. */
const secondStore: Account = { username: 'sunriver', password: 'seller123', payPassword: '', isOptional: true }

const account = ({ username, password, payPassword = '' }: Omit<Account, 'payPassword'> & { payPassword?: string }): Account => ({
  username,
  password,
  payPassword,
})

const usual: Readonly<Record<AccountKey, Account>> = {
  shopper: account(ready.shopper),
  otherShopper: account(ready.newcomer),
  seller: account(ready.seller),
  otherSeller: secondStore,
  admin: account(ready.admin),
  clerk: account(ready.clerk),
}

const names: Readonly<Record<AccountKey, string>> = {
  shopper: 'shopper',
  otherShopper: 'other-shopper',
  seller: 'seller',
  otherSeller: 'other-seller',
  admin: 'admin',
  clerk: 'clerk',
}

export const help = `Looks for holes in a server: others' rows, other audiences' tokens, leaks, mass assignment, double payment, scripts.

  npm run security -- --api URL [--shopper NAME:PASSWORD:PAYMENT-PASSWORD] [--clerk NAME:PASSWORD] …

  --api URL           where the server is, for example http://localhost:8000 (calls go to URL/api/...)
  --shopper, --other-shopper     two shoppers; the first pays twice, so it needs a balance and a payment password
  --seller, --other-seller       the owners of two stores, best with some products and orders each
  --admin, --clerk               an administrator who may do everything, and one who may only look at orders
  --only CHECK        only this check, for example "payment replay"; may be repeated
  --json FILE         writes what was found to a file, too
  --help              this text

Accounts can stand in the environment as well: SECURITY_SHOPPER, SECURITY_OTHER_SHOPPER, … By default they are the ready
accounts of contracts/states/ready-accounts.ts and the owner of the mock's second store. The pack orders, pays, adds and deletes as
these accounts: point it at a server made for tests, never at one where people buy.
A call that answers HTTP 404, 405 or 501 is not built yet and no hole. What the pack spends it gives back, as the administrator.
Exit code: 0 no holes in what is built, 1 holes or checks that could not be made, 2 the command is wrong, or nothing answers.
`

/** The options of the command. */
export type Options = {
  readonly origin: string
  readonly accounts: Readonly<Record<AccountKey, Account>>
  readonly only: readonly string[] | undefined
  readonly json: string | undefined
}

const keys = Object.keys(names) as AccountKey[]

const known = {
  ...Object.fromEntries(keys.map(key => [names[key], { type: 'string' as const }])),
  api: { type: 'string' },
  only: { type: 'string', multiple: true },
  json: { type: 'string' },
} as const

const accountOf = (key: AccountKey, text: string | undefined): Account => {
  if (text === undefined) return usual[key]
  const [username = '', password = '', payPassword = ''] = text.split(':')
  if (!username || !password)
    throw new Misuse(`--${names[key]} must have the form name:password or name:password:payment-password.`)
  return { username, password, payPassword }
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the command line, and accounts from the environment. @throws Misuse with a sentence that says what to do. */
export const optionsOf = (args: readonly string[], env: Env = process.env): Options => {
  const values: Readonly<Record<string, unknown>> = valuesIn(args, known)
  const { api, only, json } = values
  const given = (key: AccountKey): string | undefined => {
    const value = values[names[key]] ?? env[`SECURITY_${names[key].replace('-', '_').toUpperCase()}`]
    return typeof value === 'string' ? value : undefined
  }
  const accounts = Object.fromEntries(keys.map(key => [key, accountOf(key, given(key))])) as Record<AccountKey, Account>
  return {
    origin: originOf(typeof api === 'string' ? api : undefined),
    accounts,
    only: Array.isArray(only) ? only.map(String) : undefined,
    json: typeof json === 'string' ? json : undefined,
  }
}
