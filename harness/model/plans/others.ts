import type { Divergence } from '../match.ts'
import type { Plan, Step } from '../step.ts'

/** Plays a plan from the states on. @returns its first divergence, if it has one */
export type Play = (plan: Plan) => Promise<Divergence | undefined>

/** Maximum number of sequences that are played to look behind a divergence, and to shorten one that is found there. */
const [mostLooks, mostAttempts] = [4, 40]

/** Identifies a divergence: `data.data[id 7].total` and `data.data[id 9].total` are the same one. */
export const keyOfDivergence = ({ to, field }: Pick<Divergence, 'to' | 'field'>): string =>
  `${to.method} ${to.path} ${field.replace(/\[[^\]]*\]/g, '[]')}`

/** Its call, its field, and the refusal that is missing or not expected: another kind has another cause. */
const kindOf = (divergence: Divergence): string => [keyOfDivergence(divergence), divergence.refusal].filter(Boolean).join(' ')

/** A divergence of another kind than the first one of its sequence, and the steps that showed it. */
export type Other = { readonly kind: string; readonly divergence: Divergence; readonly plan: Plan }

/**
 * The divergences that the first one of a sequence hides: the step that shows one is left out and the rest played again. Source: MDL-16.
 * @returns one of each kind
 */
export const othersIn = async (plan: Plan, first: Divergence, play: Play): Promise<Other[]> => {
  const found = new Map<string, Other>()
  let [rest, now]: [Plan, Divergence] = [plan, first]
  for (let left = mostLooks; left > 0 && now.after !== undefined; left--) {
    const { after } = now
    rest = rest.filter(step => step !== after)
    const next = rest.length > 0 ? await play(rest) : undefined
    if (!next) break
    const kind = kindOf(next)
    if (kind !== kindOf(first) && !found.has(kind)) found.set(kind, { kind, divergence: next, plan: rest })
    now = next
  }
  return [...found.values()]
}

const upTo = (plan: Plan, step: Step | undefined): Plan => (step ? plan.slice(0, plan.lastIndexOf(step) + 1) : plan)

/** Leaves out steps, in ever smaller groups, as long as the divergence stays. */
export const shortened = async ({ kind, divergence, plan }: Other, play: Play): Promise<Divergence> => {
  let [best, steps] = [divergence, upTo(plan, divergence.after)]
  let attempts = 0
  for (let size = steps.length - 1; size >= 1; size = Math.floor(size / 2))
    for (let end = steps.length - 1; end > 0 && attempts < mostAttempts; end -= size, attempts++) {
      const shorter = [...steps.slice(0, Math.max(0, end - size)), ...steps.slice(end)]
      const again = await play(shorter)
      if (again && kindOf(again) === kind) [best, steps] = [again, shorter]
    }
  return best
}
