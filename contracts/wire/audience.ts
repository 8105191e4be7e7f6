import type { Auth } from '../api/kit/endpoint.ts'

/** The three audiences; each has a session of its own. Source: SES-1. */
export type Audience = 'buyer' | 'seller' | 'admin'

/** All audiences, in the order in which a path is matched against them. */
export const audiences: readonly Audience[] = ['admin', 'seller', 'buyer']

const prefixes = { buyer: '', seller: 'seller_', admin: 'admin_' } as const satisfies Record<Audience, string>

/** The keys of local storage that hold an audience's token and user. Source: STR-1. */
export const storageKeys = (audience: Audience) => ({
  token: `${prefixes[audience]}token`,
  user: `${prefixes[audience]}user`,
})

/** The path of each audience's front page; also the prefix of its paths. Source: SES-2. */
export const homePaths = { buyer: '/', seller: '/Seller/', admin: '/Admin/' } as const satisfies Record<Audience, string>

/** The login page of an audience. Source: SES-1. */
export const loginPathOf = (audience: Audience): string => `${homePaths[audience]}login`

/** The audience of a path or URL, case-sensitively; the storefront by default. Source: SES-2. */
export const audienceOfPath = (path: string): Audience => {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  if (/\/Admin(\/|$)/.test(bare)) return 'admin'
  return /\/Seller(\/|$)/.test(bare) ? 'seller' : 'buyer'
}

/** The audience whose session a call needs; undefined for calls that guests may make. */
export const audienceOf = (auth: Auth): Audience | undefined => (auth === 'none' || auth === 'optional' ? undefined : auth)

/** The table of accounts that an audience signs in against: sellers are users. Source: SGN-5. */
export const providerOf = (audience: Audience): 'users' | 'admins' => (audience === 'admin' ? 'admins' : 'users')
