import { z } from 'zod'

const day = 86_400_000

/** What people with the plain link may do: use the shop, or only look at it. */
const Visitors = z.enum(['write', 'read'])

/** `POST /_mock/worlds` */
export const ShareRequest = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,63}$/)
    .optional()
    .describe('3 to 64 letters, digits and hyphens; without it the name is long and random.'),
  password: z.string().min(4).max(100).optional().describe('Asked of everybody who comes without the key.'),
  visitors: Visitors.default('write').describe('What people without the key may do: use the shop, or only look at it.'),
  days: z.int().min(1).max(365).default(30).describe('After how many days the world ends.'),
  world: z.record(z.string(), z.unknown()).optional().describe('An exported world to begin with; without it, the seeded shop.'),
})
type ShareRequest = z.output<typeof ShareRequest>

/** The reply of `POST /_mock/worlds`. */
export const ShareReply = z.strictObject({
  name: z.string(),
  key: z.string().describe('Opens the control API; it is shown only here.'),
  link: z.string().describe('The link for visitors.'),
  ownerLink: z.string().describe('The link with the key.'),
  ends: z.string().describe('When the world ends, in ISO 8601.'),
})

const Password = z.object({ salt: z.string(), hash: z.string() })

/** How a world is shared, as it is stored. It holds neither key nor password, only their hashes. */
export const Share = z.object({
  name: z.string(),
  keyHash: z.string(),
  password: Password.nullable(),
  /** What a browser keeps after the right password. */
  pass: z.string(),
  visitors: Visitors,
  /** In milliseconds since 1970. */
  endsAt: z.number(),
})
export type Share = z.output<typeof Share>

const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** 128 random bits: nobody guesses them. */
const secret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))

const utf8 = new TextEncoder()

/** The SHA-256 hash of a secret, in hexadecimal digits. */
export const hashOf = async (text: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', utf8.encode(text)))

const passwordHash = async (password: string, salt: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', utf8.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(salt), iterations: 100_000 }
  return hexOf(await crypto.subtle.deriveBits(how, key, 256))
}

/** Whether a password opens a shared world. */
export const isPassword = async ({ password }: Share, given: string): Promise<boolean> =>
  password !== null && (await passwordHash(given, password.salt)) === password.hash

/** Makes a share. @returns it, and its key, which is not stored. */
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

/** What the maker of a shared world is told. */
export const shareReply = ({ name, endsAt }: Share, key: string, origin: string): z.output<typeof ShareReply> => {
  const link = `${origin}/w/${name}/`
  return { name, key, link, ownerLink: `${link}?key=${key}`, ends: new Date(endsAt).toISOString() }
}
