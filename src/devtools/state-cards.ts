import { z } from 'zod'

/** The order in which groups of states are shown. */
export const groups = [
  'orders',
  'catalogue',
  'accounts',
  'stores',
  'marketing',
  'afterSales',
  'money',
  'points',
  'roles',
  'files',
  'content',
  'system',
] as const

const Fact = z.object({
  name: z.string(),
  type: z.enum(['number', 'text', 'choice', 'yes-no']),
  choices: z.array(z.union([z.string(), z.number()])).optional(),
  value: z.union([z.string(), z.number(), z.boolean()]),
})

/** One fact of a state: its label, and a valid value. */
export type Fact = z.infer<typeof Fact>
const StateCard = z.object({ name: z.string(), group: z.enum(groups), about: z.string(), facts: z.array(Fact) })

/** A provider state, as the devtools show it. */
export type StateCard = z.infer<typeof StateCard>

/** All provider states. */
export const Vocabulary = z.object({ states: z.array(StateCard) })
