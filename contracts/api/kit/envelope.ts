import { z } from 'zod'

/** Code of success; every other code is a refusal. */
export const OK = 200

/** What every answer looks like before it is opened. Source: ENV-1. */
export const anyEnvelope = z.object({ code: z.int(), msg: z.string().nullable().optional(), data: z.unknown() })
