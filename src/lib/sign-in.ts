import { adminInfo, buyerInfo, captcha, isLogin, login, logout, sellerInfo } from '#contracts/api/auth.ts'
import { call } from './call.ts'
import { Failure } from './failure.ts'
import { goTo } from './go.ts'
import { notify } from './notify.ts'
import { endSession, keepToken, keepUser, loginPathOf, tokenOf, type Area } from './sessions.ts'
import { forget, remember } from './storage.ts'
import { text } from './text.ts'

/** Which table of accounts an area signs in against: sellers are users. Source: spec, section 6. */
const providerOf = (area: Area): 'users' | 'admins' => (area === 'admin' ? 'admins' : 'users')

/** Loads the profile of an area and keeps it. @throws Failure */
export const loadProfile = async (area: Area): Promise<void> => {
  if (area === 'admin') return keepUser('admin', await call(adminInfo, { body: { provider: 'admins' } }))
  if (area === 'seller') return keepUser('seller', await call(sellerInfo, { body: { provider: 'users' } }))
  const user = await call(buyerInfo, { body: { provider: 'users' } })
  if (user.belong_id > 0) throw new Failure({ kind: 'refused', msg: text('msg.subNotAllowBuy') })
  keepUser('buyer', user)
}

/**
 * Ends a login: keeps the token, loads the profile; if that fails, or a sub-account tries the storefront, the login is undone.
 * An empty token does nothing. Source: spec, section 4, login completion.
 * @returns whether the area is signed in now.
 */
export const completeLogin = async (area: Area, token: string): Promise<boolean> => {
  if (!token) return false
  endSession(area)
  keepToken(area, token)
  try {
    await loadProfile(area)
    return true
  } catch (error) {
    endSession(area)
    // Refusals of the server were shown already; this one is ours.
    if (error instanceof Failure && error.code === 0 && error.kind === 'refused') notify.error(error.msg)
    return false
  }
}

/**
 * Signs in with user name and password; administrators get the sign of /captcha first. Failures are shown by `call`.
 * @returns whether the area is signed in now.
 */
export const signIn = async (area: Area, username: string, password: string): Promise<boolean> => {
  try {
    const sign = area === 'admin' ? await call(captcha, { body: { username } }) : undefined
    const body = { username, password, provider: providerOf(area), sign }
    const { access_token } = await call(login, { body }, { as: area })
    return await completeLogin(area, access_token)
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Signs out, locally in any case, whatever the server says, and goes to the area's login page. Source: spec, section 4. */
export const signOut = async (area: Area): Promise<void> => {
  const telling = call(logout, { body: { provider: providerOf(area) } }, { as: area, quiet: true })
  endSession(area)
  goTo(loginPathOf(area))
  await telling.catch(() => undefined)
}

/** Asks the server whether the kept token of an area still belongs to somebody. Source: screens-admin, login. */
export const isSignedIn = async (area: Area): Promise<boolean> => {
  const token = tokenOf(area)
  if (!token) return false
  remember('setToken', token)
  try {
    const id = await call(isLogin, { query: { provider: providerOf(area) } }, { as: area, quiet: true })
    return typeof id === 'number' && id > 0
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  } finally {
    forget('setToken')
  }
}
