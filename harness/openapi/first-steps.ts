import { enterCurl } from '#contracts/examples/curl.ts'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { providerOf } from '#contracts/wire/audience.ts'

/** Where `npm run mock` listens. */
export const origin = 'http://localhost:4010'

const token = (text: string): string => `${text} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'`

/** Shell lines that store the token of an account in a variable; administrators need the sign of `/captcha` first. Source: SGN-1. */
const signIn = (name: AccountName): string[] => {
  const { audience, username, password } = accounts[name]
  const variable = `TOKEN_OF_${name.toUpperCase()}`
  const form = `-d 'username=${username}&password=${password}&provider=${providerOf(audience)}'`
  if (audience !== 'admin') return [`${variable}=$(${token(`curl -s '${origin}/api/login' ${form}`)})`]
  return [
    `SIGN=$(curl -s '${origin}/api/captcha' -d 'username=${username}' | sed 's/.*"data":"\\([^"]*\\)".*/\\1/')`,
    `${variable}=$(${token(`curl -s '${origin}/api/login' ${form} -d "sign=$SIGN"`)})`,
  ]
}

const speakers = { storefront: 'shopper', seller: 'seller', admin: 'admin' } as const satisfies Record<string, AccountName>

/** The first section of each page: how to get a token and enter a state on a fresh mock. Source: CON-13. */
export const firstSteps = (consumer: keyof typeof speakers): string[] => [
  '## Get a token, enter a state',
  '',
  'Start the mock with `npm run mock`, then:',
  '',
  '```sh',
  ...signIn(speakers[consumer]),
  enterCurl(origin, ['a brand exists', { id: 90_001, name: 'Northwind' }]),
  '```',
  '',
  'The examples below use the token, and first enter the states that they start from. States of your own server: [provider states](../../docs/provider-states.md).',
  '',
]
