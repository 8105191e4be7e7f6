import { z } from 'zod'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'
import { control } from './control.ts'

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

const Password = z.object({ password: z.string().nullable() })

/** Signs in as any account of the shop. @returns whether there is one. */
export const becomeUser = async (audience: Audience, username: string): Promise<boolean> => {
  const { password } = await control(Password, 'POST', '/password', { audience, username })
  return password !== null && (await signIn(audience, username, password))
}

/** Signs an account in again after its token has become invalid; signs out if the account no longer exists. */
const signInAgain = async (audience: Audience, username: string): Promise<void> => {
  if (!(await becomeUser(audience, username))) endSession(audience)
}

/**
 * Runs work that invalidates all tokens. Afterwards whoever was signed in is signed in again, if the account still exists.
 * @returns the result of the work.
 */
export const keepingAccounts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const before = audiences.flatMap(audience =>
    tokenOf(audience) === undefined ? [] : [{ audience, username: userOf(audience)?.username }],
  )
  const result = await work()
  for (const { audience, username } of before) {
    if (username) await signInAgain(audience, username)
    else endSession(audience)
  }
  return result
}
