import type { Level } from '#contracts/api/kit/level.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import type { Example } from './kit.ts'

/** The level of an example: its own, else that of its call or, for a refusal, that of the refusal. Source: LEV-5. */
export const levelOfExample = ({ to, error, level }: Pick<Example, 'to' | 'error' | 'level'>): Level =>
  level ?? (error ? levelOfRefusal(to, error) : (to.level ?? 'core'))
