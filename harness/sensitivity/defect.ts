import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { World } from '#mocks/world.ts'

/** Ways in which a server can be wrong. */
export const kinds = [
  'wrong type',
  'missing field',
  'wrong format',
  'wrong enum',
  'extra secret',
  'envelope broken',
  'not an answer',
  'wrong code',
  'refusal not given',
  'success refused',
  'ignored page',
  'ignored size',
  'ignored filter',
  'wrong order',
  'wrong total',
  'duplicate rows',
  'guests let in',
  'token of another audience',
  'logged-out token',
  'permission ignored',
  "other's rows",
  'lost write',
  'half a write',
  'double effect',
  'wrong row',
  'delete not deleting',
  'mass assignment',
  'transition allowed',
  'stock',
  'money',
  'points',
  'out of bounds',
  'several at once',
  'price',
  'of others',
  'run out',
  'order of lists',
  'default size',
  'dates',
  'left elsewhere',
  'half of several',
  'other values',
] as const
export type Kind = (typeof kinds)[number]

/** Answers requests, as a server does. */
export type Server = (request: Request) => Promise<Response>

/** What an injected defect can use: the correct mock, its world, and the call that is to fail. */
export type Around = { readonly mock: Server; readonly world: World; readonly to: Endpoint }

/** Wraps a correct server in a defect. It only receives requests of the defect's call. */
export type Injection = (around: Around) => Server

/** One way in which one call goes wrong. */
export type Defect = {
  /** Stable, because reports and `--only` refer to it. */
  readonly id: string
  readonly kind: Kind
  /** `GET /goods/{id}` */
  readonly call: string
  /** What a careless server would do, in one line. */
  readonly about: string
  readonly inject: Injection
}

type Line = readonly [id: string, call: string, inject: Injection, about: string]

/** Defects of one kind, a line each. */
export const defectsOf = (kind: Kind, lines: readonly Line[]): Defect[] =>
  lines.map(([id, call, inject, about]) => ({ id, kind, call, inject, about }))
