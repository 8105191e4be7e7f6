import { listQuery } from '#contracts/api/kit/list-query.ts'
import { numbersIn } from '../known.ts'
import { isWait, sceneOf, type Plan } from '../step.ts'

/** Limits lists to the rows of the sequence where the query allows it: these are comparable whatever else the shop contains. */
export const narrowed = (plan: Plan): Plan => {
  const ids = [...numbersIn(sceneOf(plan))]
  return plan.map(step =>
    isWait(step) ||
    step.to.query !== listQuery ||
    step.to.method !== 'GET' ||
    'id' in Object(step.query ?? {}) ||
    ids.length === 0
      ? step
      : { ...step, query: { ...Object(step.query), id: `${ids.join(',')}|in` } },
  )
}
