import { buyerInfo, sellerInfo, adminInfo } from '#contracts/api/accounts/auth.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { accounts, usualAccounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { codeDifference, divergenceOf, type Divergence, type Run } from '../match.ts'
import { isWrite } from '../observe.ts'
import type { Step } from '../step.ts'

const setsPassword = /\/(?:auth\/edit|forget_password)$/

/** Whether a call may change a password. */
export const changesPassword = ({ path }: Endpoint): boolean => setsPassword.test(path)

const infos: Readonly<Record<string, Endpoint>> = { buyer: buyerInfo, seller: sellerInfo, admin: adminInfo }

const infoOf = (name: AccountName) => {
  const { audience } = accounts[name]
  return { to: infos[audience] ?? buyerInfo, body: { provider: audience === 'admin' ? 'admins' : 'users' } }
}

/**
 * Opens another session of the account whose password a step may change.
 * @returns a function that compares, after the step, whether both sides have ended it; undefined for other steps. Source: PRO-7.
 */
export const watchSession = async (step: Step, run: Run): Promise<(() => Promise<Divergence | undefined>) | undefined> => {
  if (run.level === 'core' || !isWrite(step.to) || !changesPassword(step.to)) return undefined
  const name = step.as ?? usualAccounts.buyer
  const [here, there] = [await run.reference.signInAgain(name), await run.server.signInAgain(name)]
  if (!here || !there) return undefined
  const info = infoOf(name)
  return async () => {
    const [expected, actual] = [await here(info), await there(info)]
    const difference = codeDifference({ expected, actual }, run.level)
    const look = { ...info, as: name }
    return divergenceOf(
      difference && { ...difference, field: 'code in a session that was open before' },
      { ...look, given: [] },
      'look',
      { expected, actual, sent: look },
      run,
    )
  }
}
