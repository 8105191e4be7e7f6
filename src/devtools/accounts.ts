import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'

const names = Object.keys(accounts) as AccountName[]

/** The ready accounts of an area. */
export const accountsOf = (area: Audience): AccountName[] => names.filter(name => accounts[name].area === area)

/** The ready account that is signed in to an area, if it is one. */
export const accountIn = (area: Audience): AccountName | undefined => {
  const username = tokenOf(area) === undefined ? undefined : userOf(area)?.username
  return accountsOf(area).find(name => accounts[name].username === username)
}

/** Signs in as a ready account; the sessions of other audiences stay. */
export const becomeAccount = (name: AccountName): Promise<boolean> => {
  const { area, username, password } = accounts[name]
  return signIn(area, username, password)
}

/**
 * Does something after which no token is valid any more. Ready accounts are signed in again, all others are signed out.
 * @returns what the work returned.
 */
export const keepingAccounts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const before = audiences.filter(area => tokenOf(area) !== undefined).map(area => ({ area, name: accountIn(area) }))
  const result = await work()
  for (const { area, name } of before) {
    if (name) await becomeAccount(name)
    else endSession(area)
  }
  return result
}
