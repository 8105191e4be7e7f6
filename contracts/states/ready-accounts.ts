import type { Endpoint } from '../api/kit/endpoint.ts'
import { audienceOf, type Audience } from '../wire/audience.ts'

/** An account that must exist on every provider that is checked against the contract. */
type Account = {
  readonly audience: Audience
  readonly username: string
  readonly password: string
  /** Six digits; only accounts that pay by balance have one. */
  readonly payPassword?: string
  /** Description for people. */
  readonly about: string
}

/** The ready accounts. Pacts, suites, demo and devtools sign in as these. */
export const accounts = {
  shopper: {
    audience: 'buyer',
    username: 'shopper',
    password: 'shopper123',
    payPassword: '123456',
    about: 'a shopper with orders at every stage',
  },
  newcomer: {
    audience: 'buyer',
    username: 'newcomer',
    password: 'newcomer123',
    payPassword: '123456',
    about: 'a shopper without orders',
  },
  applicant: {
    audience: 'buyer',
    username: 'applicant',
    password: 'applicant123',
    about: 'a shopper whose store awaits approval',
  },
  refused: {
    audience: 'buyer',
    username: 'refused',
    password: 'refused123',
    about: 'a shopper whose store was refused, with a reason',
  },
  seller: { audience: 'seller', username: 'seller', password: 'seller123', about: 'the owner of the first store' },
  staff: { audience: 'seller', username: 'staff', password: 'staff123', about: 'a sub-account of that store; may not buy' },
  admin: { audience: 'admin', username: 'admin', password: 'admin123', about: 'the super administrator' },
  clerk: { audience: 'admin', username: 'clerk', password: 'clerk123', about: 'an administrator who may only look at orders' },
} as const satisfies Record<string, Account>

export type AccountName = keyof typeof accounts

/** The default ready account of its audience. */
export const usualAccounts = { buyer: 'shopper', seller: 'seller', admin: 'admin' } as const satisfies Record<
  Audience,
  AccountName
>

/** The ready account that makes a call by default; undefined for calls that guests may make. */
export const accountFor = ({ auth }: Pick<Endpoint, 'auth'>): AccountName | undefined => {
  const audience = audienceOf(auth)
  return audience && usualAccounts[audience]
}

/** A ready account of another audience, whose token a call must refuse; undefined for calls that guests may make. */
export const strangerFor = ({ auth }: Pick<Endpoint, 'auth'>): AccountName | undefined => {
  const audience = audienceOf(auth)
  return audience && usualAccounts[audience === 'admin' ? 'buyer' : 'admin']
}
