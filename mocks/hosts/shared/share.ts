import { z } from 'zod'

const day = 86_400_000

/** What visitors without the key may do: change the shop, or only read it. */
const Visitors = z.enum(['write', 'read'])

/** `POST /_mock/worlds` */
export const ShareRequest = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,63}$/)
    .optional()
    .describe('3 to 64 letters, digits and hyphens. Default: 128 random bits.'),
  password: z.string().min(4).max(100).optional().describe('Visitors without the key have to enter it.'),
  visitors: Visitors.default('write').describe('What visitors without the key may do: change the shop (write), or only read it.'),
  days: z.int().min(1).max(365).default(30).describe('Days until the world expires.'),
  world: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('An exported world as the initial content. Default: the seeded shop.'),
})
type ShareRequest = z.output<typeof ShareRequest>

/** The reply of `POST /_mock/worlds`. */
export const ShareReply = z.strictObject({
  name: z.string(),
  key: z.string().describe('Grants access to the control API; returned only in this reply.'),
  link: z.string().describe('The link for visitors.'),
  ownerLink: z.string().describe('The link with the key.'),
  ends: z.string().describe('When the world expires, in ISO 8601.'),
})

const Password = z.object({ salt: z.string(), hash: z.string() })

/** The stored access rules of a shared world: hashes of the key and the password, never the values. */
export const Share = z.object({
  name: z.string(),
  keyHash: z.string(),
  password: Password.nullable(),
  /** The value of the cookie that a browser gets for the correct password. */
  pass: z.string(),
  visitors: Visitors,
  /** When the world expires, in milliseconds since 1970. */
  endsAt: z.number(),
})
export type Share = z.output<typeof Share>

const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** 128 random bits in hexadecimal digits: too many to guess. */
const secret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))

const utf8 = new TextEncoder()

/** The SHA-256 hash of a secret, in hexadecimal digits. */
export const hashOf = async (text: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', utf8.encode(text)))

const passwordHash = async (password: string, salt: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', utf8.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(salt), iterations: 100_000 }
  return hexOf(await crypto.subtle.deriveBits(how, key, 256))
}

/** True if this is the password of the shared world. */
export const isPassword = async ({ password }: Share, given: string): Promise<boolean> =>
  password !== null && (await passwordHash(given, password.salt)) === password.hash

/** Creates the access rules of a world. @returns them and the key, of which only the hash is stored. */
export const createShare = async ({
  name,
  password,
  visitors,
  days,
}: Omit<ShareRequest, 'world'>): Promise<{ share: Share; key: string }> => {
  const [key, salt] = [secret(), secret()]
  const share: Share = {
    name: name ?? secret(),
    keyHash: await hashOf(key),
    password: password === undefined ? null : { salt, hash: await passwordHash(password, salt) },
    pass: secret(),
    visitors,
    endsAt: Date.now() + days * day,
  }
  return { share, key }
}

/** The reply to whoever created a shared world: its key and links. */
export const shareReply = ({ name, endsAt }: Share, key: string, origin: string): z.output<typeof ShareReply> => {
  const link = `${origin}/w/${name}/`
  return { name, key, link, ownerLink: `${link}?key=${key}`, ends: new Date(endsAt).toISOString() }
}
