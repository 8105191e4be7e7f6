import type { Endpoint } from '../api/kit/endpoint.ts'
import type { Level } from '../api/kit/level.ts'
import { mismatchesIn, type Mismatch } from '../wire/mismatch.ts'
import { coreReplyOf } from './core-reply.ts'

/** Where the data of a reply differs from what that level requires of the call. Source: LEV-2. */
export const replyMismatches = (to: Endpoint, data: unknown, level: Level): Mismatch[] =>
  mismatchesIn(level === 'core' ? coreReplyOf(to) : to.reply, data)
