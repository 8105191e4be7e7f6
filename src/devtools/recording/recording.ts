import { z } from 'zod'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'

/** A control by what people and screen readers call it; `nth` if several have that name, from 0. */
const Target = z.object({ role: z.string(), name: z.string(), nth: z.int().min(0).optional() })
export type Target = z.infer<typeof Target>

/** Password fields have no role in ARIA; recordings name one. */
export const passwordRole = 'password'

const accountNames = Object.keys(accounts) as [AccountName, ...AccountName[]]

/** What is recorded instead of a password: the ready account that has it, or nothing if no seeded account has it. */
const Secret = z.object({ account: z.enum(accountNames).optional(), field: z.enum(['password', 'payPassword']) })
export type Secret = z.infer<typeof Secret>

/** Who is signed in, by user name. */
const SignedIn = z.array(z.object({ audience: z.enum(['buyer', 'seller', 'admin']), username: z.string() }))

const Act = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open'), path: z.string() }),
  z.object({ do: z.literal('click'), target: Target }),
  z.object({ do: z.literal('fill'), target: Target, text: z.string(), secret: Secret.optional() }),
  z.object({ do: z.literal('select'), target: Target, option: z.string() }),
  z.object({ do: z.literal('press'), key: z.string(), target: Target.optional() }),
  /** Noted only: files are no part of a recording. */
  z.object({ do: z.literal('upload'), target: Target, files: z.array(z.string()) }),
  /** A request to the control API, such as a state that was entered. */
  z.object({
    do: z.literal('control'),
    method: z.enum(['POST', 'PUT', 'DELETE']),
    path: z.string(),
    body: z.unknown().optional(),
  }),
  /** Another shop in place of this one, such as a checkpoint: its name, its world with its sessions, and its screen. */
  z.object({ do: z.literal('world'), name: z.string(), path: z.string(), world: z.string(), signedIn: SignedIn }),
  /** Signing in by the demo controls. */
  z.object({ do: z.literal('signIn'), audience: z.enum(['buyer', 'seller', 'admin']), username: z.string() }),
  /** Signing out by the demo controls. */
  z.object({ do: z.literal('signOut'), audience: z.enum(['buyer', 'seller', 'admin']) }),
])
/** One thing that a person did. */
export type Act = z.infer<typeof Act>

const RecordedCall = z.object({ method: z.string(), path: z.string(), status: z.int() })
export type RecordedCall = z.infer<typeof RecordedCall>

const Step = z.object({
  act: Act,
  /** The screen that followed: its path, and its heading. */
  path: z.string(),
  title: z.string(),
  calls: z.array(RecordedCall),
})
export type Step = z.infer<typeof Step>

/** How the world at the start is produced; times as text in the shop's zone. */
export const Origin = z.object({
  scale: z.number(),
  seededAt: z.string(),
  now: z.string(),
  stands: z.boolean(),
  states: z.array(z.object({ at: z.string(), state: z.string(), facts: z.unknown() })),
  /** Whether seed and states are all of it. */
  isPlain: z.boolean(),
})

/** What somebody did in the demo, to be played again. Source: CTL-18. */
export const Recording = z.object({
  recording: z.literal(1),
  id: z.string(),
  name: z.string(),
  language: z.enum(['zh-cn', 'en']),
  /** The screen at the start. */
  path: z.string(),
  title: z.string(),
  /** The world at the start, with its sessions, as a link holds it. */
  world: z.string(),
  origin: Origin,
  /** Who was signed in at the start. */
  signedIn: SignedIn,
  steps: z.array(Step),
})
export type Recording = z.infer<typeof Recording>

/** Longer parts of a path are parameters, such as an order's number, which the server makes up. */
const longestWord = 24

/** The parts of a path without its query; undefined for those that differ from world to world. */
export const pathParts = (path: string): (string | undefined)[] =>
  (path.split('?')[0] ?? '').split('/').map(part => (part.length > longestWord ? undefined : part))

/** The ready account of a user name. */
export const readyAccount = (username: string): AccountName | undefined =>
  accountNames.find(name => accounts[name].username === username)
