import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import { refusalOf, type Answer } from './side.ts'

type Both = { readonly expected: Answer; readonly actual: Answer }

/** The server accepted what only level full refuses: both sides now differ, so the rest of the sequence proves nothing. */
export class Apart extends Error {}

/** Whether the reference refused a call that a server may accept by level core. Source: LEV-5. */
export const isFreeToDo = (to: Endpoint, { expected, actual }: Both, level: Level): boolean => {
  const name = refusalOf(expected)
  return level === 'core' && name !== undefined && actual.code === OK && levelOfRefusal(to, name) === 'full'
}
