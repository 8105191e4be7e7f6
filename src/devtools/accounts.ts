import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'

const names = Object.keys(accounts) as AccountName[]

/** The ready accounts of an audience. */
export const accountsOf = (audience: Audience): AccountName[] => names.filter(name => accounts[name].audience === audience)

/** The ready account that is signed in to an audience; undefined for other accounts and guests. */
export const accountIn = (audience: Audience): AccountName | undefined => {
  const username = tokenOf(audience) === undefined ? undefined : userOf(audience)?.username
  return accountsOf(audience).find(name => accounts[name].username === username)
}

/** Signs in as a ready account; the sessions of other audiences stay. */
export const becomeAccount = (name: AccountName): Promise<boolean> => {
  const { audience, username, password } = accounts[name]
  return signIn(audience, username, password)
}

/**
 * Runs work that invalidates all tokens. Afterwards ready accounts are signed in again, all others are signed out.
 * @returns the result of the work.
 */
export const keepingAccounts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const before = audiences
    .filter(audience => tokenOf(audience) !== undefined)
    .map(audience => ({ audience, name: accountIn(audience) }))
  const result = await work()
  for (const { audience, name } of before) {
    if (name) await becomeAccount(name)
    else endSession(audience)
  }
  return result
}
