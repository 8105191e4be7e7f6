import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import type { Example } from './kit.ts'

/** Deleting what is not there changes nothing, whether it is refused or counted as 0. */
const deletesNothing = ({ to, error }: Example): boolean => to.method === 'DELETE' && error === 'notFound'

/** The level of an example: that of its call and of its refusal. Source: LEV-5. */
export const levelOfExample = (example: Example): Level => {
  const { to, error } = example
  if (to.level === 'full' || deletesNothing(example)) return 'full'
  return error ? levelOfRefusal(error) : 'core'
}
