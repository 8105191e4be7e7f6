import type { Level } from '#contracts/api/kit/level.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import type { Example } from './kit.ts'

/** The level of an example: that of its call or, for a refusal, that of the refusal. Source: LEV-5. */
export const levelOfExample = ({ to, error }: Pick<Example, 'to' | 'error'>): Level =>
  error ? levelOfRefusal(to, error) : (to.level ?? 'core')
