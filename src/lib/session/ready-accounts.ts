import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Audience } from '#contracts/wire/audience.ts'

const names: readonly AccountName[] = ['shopper', 'newcomer', 'applicant', 'refused', 'seller', 'staff', 'admin', 'clerk']

/** The ready accounts exist on the mock only; builds for a real server contain none. */
const ready = import.meta.env?.MODE === 'mock' ? names.map(name => ({ name, ...accounts[name] })) : []

/** The ready accounts of an audience, to sign in with one click; none on a real server. */
export const readyAccountsOf = (audience: Audience) => ready.filter(account => account.audience === audience)
