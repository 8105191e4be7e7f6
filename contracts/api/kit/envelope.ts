import { z } from 'zod'

/** The code of a successful response; every other code is a refusal. */
export const OK = 200

/** The shape of every response, before `data` is checked. Source: ENV-1. */
export const anyEnvelope = z.object({ code: z.int(), msg: z.string().nullable().optional(), data: z.unknown() })
