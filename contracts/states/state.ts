import type { z } from 'zod'
import type { AccountName } from './ready-accounts.ts'
import type { Endpoint, InputOf, ReplyOf } from '../api/kit/endpoint.ts'
import { readTolerantly } from '../wire/tolerant.ts'

/** A request whose response shows whether a state was really entered. */
export type ReadBack = {
  readonly to: Endpoint
  readonly input: unknown
  /** The account that sends the request; undefined for calls without a token. */
  readonly as: AccountName | undefined
  /** True if the reply shows what the state promises. The reply is read as pages read it. Source: STA-3, TOL-1. */
  readonly holds: (reply: unknown) => boolean
}

/** A request for `readBack`, typed by its call. */
export const ask = <E extends Endpoint>(
  to: E,
  input: InputOf<E>,
  as: AccountName | undefined,
  holds: (reply: ReplyOf<E>) => boolean,
): ReadBack => ({
  to,
  input,
  as,
  // The shape of a reply is checked elsewhere; here only what a page would show of it counts.
  holds: reply => reply !== undefined && holds(readTolerantly(to.reply, reply) as ReplyOf<E>),
})

type Draft<Facts extends z.ZodObject> = {
  /** What holds once the state is entered, in full sentences; server builders implement it. */
  readonly about: string
  readonly facts: Facts
  readonly readBack: (facts: z.output<Facts>) => readonly ReadBack[]
}

/**
 * Defines a provider state: what it promises, its facts, and how it is read back through the API.
 * @throws from `readBack` if the facts do not match their schema.
 */
export const state = <const Facts extends z.ZodObject>({ about, facts, readBack }: Draft<Facts>) => ({
  about,
  facts,
  readBack: (given: unknown): readonly ReadBack[] => readBack(facts.parse(given)),
})
