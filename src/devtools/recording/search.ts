import type { Recording, Step } from './recording.ts'
import { actText } from './step-text.ts'

const textOf = ({ act, path, title, calls }: Step): string =>
  [actText(act), title, path, ...calls.map(call => `${call.method} ${call.path}`)].join(' ').toLowerCase()

/** Whether a step contains the search words, in its action, its screen or its calls. */
export const isStepFound = (step: Step, words: string): boolean => textOf(step).includes(words.trim().toLowerCase())

/** Whether a recording has the words in its name or one of its steps. */
export const isFound = ({ name, steps }: Recording, words: string): boolean =>
  name.toLowerCase().includes(words.trim().toLowerCase()) || steps.some(step => isStepFound(step, words))
