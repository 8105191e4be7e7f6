import { OK } from '#contracts/api/kit/envelope.ts'
import { levels, type Level } from '#contracts/api/kit/level.ts'
import { replyMismatches } from '#contracts/levels/reply-mismatches.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { secretIn } from '#contracts/rules/every-call/secrets.ts'
import { mismatchDifference } from './replies/compare-reply.ts'
import type { Listener } from './client.ts'
import type { Difference, Finding } from './verdict.ts'

type Seen = { replies: number; readonly wrong: Map<string, Difference>; readonly advice: Map<string, Difference> }

/** Identifies a difference: `data.rows[3].id` and `data.rows[7].id` are the same one. */
const placeOf = (field: string): string => field.replace(/\[\d+\]/g, '[]')

/** Checks every reply against its schema, and for secrets. `findings` returns the results by call. */
export const shapeKeeper = (level: Level) => {
  const seen = new Map<Endpoint, Seen>()

  const onReply: Listener = (to, { text, code, data }, _token, mayOnlyRefuse) => {
    const own = seen.get(to) ?? { replies: 0, wrong: new Map(), advice: new Map() }
    seen.set(to, own)
    const add = (to: Map<string, Difference>, difference: Difference): void => {
      const key = placeOf(difference.field)
      if (!own.wrong.has(key) && !to.has(key)) to.set(key, difference)
    }
    const secret = secretIn(text)
    if (secret) add(own.wrong, { field: secret.field, expected: 'never sent', actual: secret.around })
    // What is answered instead of a refusal is one finding, whatever it lacks.
    if (code !== OK || mayOnlyRefuse) return
    own.replies += 1
    for (const by of level === 'full' ? (['full'] as const) : levels)
      for (const mismatch of replyMismatches(to, data, by))
        add(by === level ? own.wrong : own.advice, mismatchDifference(mismatch, data))
  }

  const findings = (curlOf: (to: Endpoint) => string): Finding[] =>
    [...seen].map(([to, { replies, wrong, advice }]) => ({
      layer: 'shapes',
      to,
      title: 'every reply that was met has its shape and holds no secret',
      because: `${replies} successful replies were met.`,
      verdict: wrong.size > 0 ? 'wrong' : 'conforming',
      differences: [...wrong.values()],
      advice: [...advice.values()],
      curl: curlOf(to),
      milliseconds: 0,
    }))

  return { onReply, findings }
}
