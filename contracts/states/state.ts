import type { z } from 'zod'
import type { AccountName } from './ready-accounts.ts'
import type { Endpoint, InputOf, ReplyOf } from '../api/kit/endpoint.ts'
import { readTolerantly } from '../wire/tolerant.ts'

/** One question to the API whose answer shows that a state was really entered. */
export type ReadBack = {
  readonly to: Endpoint
  readonly input: unknown
  /** Who asks; nobody for calls without a token. */
  readonly as: AccountName | undefined
  /** Whether the reply shows what the state promises, read as pages read it. Source: STA-3, TOL-1. */
  readonly holds: (reply: unknown) => boolean
}

/** A question for `readBack`, typed by the call it asks. */
export const ask = <E extends Endpoint>(
  to: E,
  input: InputOf<E>,
  as: AccountName | undefined,
  holds: (reply: ReplyOf<E>) => boolean,
): ReadBack => ({
  to,
  input,
  as,
  // How a reply is shaped is judged elsewhere: here counts what a page would show of it.
  holds: reply => reply !== undefined && holds(readTolerantly(to.reply, reply) as ReplyOf<E>),
})

type Draft<Facts extends z.ZodObject> = {
  /** What holds once the state is entered, in full sentences: the promise that server builders implement. */
  readonly about: string
  readonly facts: Facts
  readonly readBack: (facts: z.output<Facts>) => readonly ReadBack[]
}

/**
 * One provider state: what it promises, its facts, and how it is read back through the API.
 * @throws from `readBack` when the facts do not fit their schema.
 */
export const state = <const Facts extends z.ZodObject>({ about, facts, readBack }: Draft<Facts>) => ({
  about,
  facts,
  readBack: (given: unknown): readonly ReadBack[] => readBack(facts.parse(given)),
})
