import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Act, Secret } from './recording.ts'

const fields = ['password', 'payPassword'] as const

const valueOf = (name: AccountName, field: Secret['field']): string | undefined => {
  const account: { password: string; payPassword?: string } = accounts[name]
  return account[field]
}

/** The ready account that has a text as its password. */
const secretOf = (text: string): Secret | undefined => {
  for (const field of fields)
    for (const account of Object.keys(accounts) as AccountName[]) if (valueOf(account, field) === text) return { account, field }
  return undefined
}

/**
 * A text that was filled in, without passwords: a password of a seeded account is replaced by the name of the account, others
 * are dropped. Source: CTL-19.
 * @param isSecret whether the field hides what is typed.
 */
export const withoutSecret = (text: string, isSecret: boolean): Pick<Extract<Act, { do: 'fill' }>, 'text' | 'secret'> => {
  const secret = secretOf(text)
  if (secret) return { text: '', secret }
  return isSecret ? { text: '', secret: { field: 'password' } } : { text }
}

/** The text to fill in; undefined if it was not kept. */
export const filledText = ({ text, secret }: Pick<Extract<Act, { do: 'fill' }>, 'text' | 'secret'>): string | undefined => {
  if (!secret) return text
  return secret.account && valueOf(secret.account, secret.field)
}
