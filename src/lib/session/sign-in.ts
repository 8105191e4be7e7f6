import { adminInfo, buyerInfo, isLogin, logout, sellerInfo } from '#contracts/api/accounts/auth.ts'
import { call } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { goTo } from '../browser/navigation.ts'
import { notify } from '../browser/notify.ts'
import { loginPathOf, providerOf, storageKeys, type Audience } from '#contracts/wire/audience.ts'
import { fetchToken } from '#contracts/wire/sign-in.ts'
import { endSession, keepToken, keepUser, tokenOf, userOf } from './sessions.ts'
import { forget, recall, remember } from '../browser/storage.ts'
import { text, wireLanguage } from '../format/text.ts'

/** The storage key of the language in which the server wrote the stored profile. */
const languageKey = (audience: Audience) => `${storageKeys(audience).user}_language`

/** Loads and stores the profile of an audience. `quiet` shows no toast if that fails. @throws Failure */
export const loadProfile = async (audience: Audience, quiet = false): Promise<void> => {
  remember(languageKey(audience), wireLanguage())
  const options = { reads: true, quiet }
  if (audience === 'admin') return keepUser('admin', await call(adminInfo, { body: { provider: 'admins' } }, options))
  if (audience === 'seller') return keepUser('seller', await call(sellerInfo, { body: { provider: 'users' } }, options))
  const user = await call(buyerInfo, { body: { provider: 'users' } }, options)
  if (user.belong_id > 0) throw new Failure({ kind: 'refused', msg: text('msg.subNotAllowBuy') })
  keepUser('buyer', user)
}

/**
 * Loads a stored profile again if the server wrote it in another language. If that fails, it keeps its former texts: other calls
 * report what is wrong. Source: LNG-4.
 * @param former the language of a profile whose language is not stored.
 */
export const translateProfile = async (audience: Audience, former = wireLanguage()): Promise<void> => {
  if (!userOf(audience) || (recall(languageKey(audience)) ?? former) === wireLanguage()) return
  await loadProfile(audience, true).catch(() => undefined)
}

/**
 * Completes a login: stores the token and loads the profile. If that fails, or a sub-account uses the storefront, the login is
 * undone. Does nothing with an empty token. Source: SES-3.
 * @returns whether the audience is signed in now.
 */
export const completeLogin = async (audience: Audience, token: string): Promise<boolean> => {
  if (!token) return false
  endSession(audience)
  keepToken(audience, token)
  try {
    await loadProfile(audience)
    return true
  } catch (error) {
    endSession(audience)
    // `call` has shown the server's refusals; this one is our own.
    if (error instanceof Failure && error.code === 0 && error.kind === 'refused') notify.error(error.msg)
    return false
  }
}

/**
 * Signs in by user name and password; for administrators, requests the signature of /captcha first. `call` shows failures.
 * @returns whether the audience is signed in now.
 */
export const signIn = async (audience: Audience, username: string, password: string): Promise<boolean> => {
  try {
    const token = await fetchToken((to, input) => call(to, input, { as: audience }), audience, username, password)
    return await completeLogin(audience, token)
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Signs out and goes to the audience's login page. The local session ends even if the server refuses. Source: SES-9. */
export const signOut = async (audience: Audience): Promise<void> => {
  const telling = call(logout, { body: { provider: providerOf(audience) } }, { as: audience, quiet: true })
  endSession(audience)
  goTo(loginPathOf(audience))
  await telling.catch(() => undefined)
}

/** Asks the server whether the stored token of an audience is still valid. Source: SGN-10. */
export const isSignedIn = async (audience: Audience): Promise<boolean> => {
  const token = tokenOf(audience)
  if (!token) return false
  remember('setToken', token)
  try {
    const id = await call(isLogin, { query: { provider: providerOf(audience) } }, { as: audience, quiet: true })
    return typeof id === 'number' && id > 0
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  } finally {
    forget('setToken')
  }
}
