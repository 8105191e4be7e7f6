import { expect, it } from 'vitest'
import { z } from 'zod'
import { choicesIn } from './choices.ts'

// Proves MDL-18.
it('finds the fields that hold one of a few texts, in lists and records, but not those that hold others elsewhere', () => {
  const row = z.object({ id: z.number(), type: z.enum(['text', 'image']), name: z.literal(['a', 'b']), flag: z.literal([0, 1]) })
  const reply = z.object({
    payment_name: z.union([z.literal(''), z.enum(['balance', 'alipay'])]).nullable(),
    name: z.string(),
    rows: z.array(row),
  })

  expect([...choicesIn(reply)].sort()).toEqual(['payment_name', 'type'])
})
