import { accounts } from '#contracts/states/ready-accounts.ts'

/** Fields and texts that no reply may contain: hashes, salts, names of internals, and passwords of the ready accounts. */
const forbidden = [
  /"(?:password|pay_password|remember_token|refresh_secret|salt|api_token)":/,
  /\$2[aby]\$|\$argon2/,
  /SQLSTATE|\bat [\w.]+ \(.+:\d+\)/,
  new RegExp(
    Object.values(accounts)
      .map(({ password }) => `"${password}"`)
      .join('|'),
  ),
]

/** The first secret in a reply: its field or kind, and the text around it. */
export const secretIn = (text: string): { field: string; around: string } | undefined => {
  for (const pattern of forbidden) {
    const found = pattern.exec(text)
    if (found)
      return { field: found[0].replace(/[":]/g, ''), around: text.slice(Math.max(0, found.index - 40), found.index + 60) }
  }
  return undefined
}
