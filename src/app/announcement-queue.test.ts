import { expect, it } from 'vitest'
import { enqueue } from './announcement-queue.ts'

const message = (text: string, politeness: 'assertive' | 'polite' = 'assertive') => ({ text, politeness })
const queueOf = (...messages: ReturnType<typeof message>[]) =>
  messages.reduce<ReturnType<typeof enqueue>>(enqueue, []).map(({ text }) => text)

// Proves WCA-4.
it('announces every message that arrives while another is announced, in order', () => {
  expect(queueOf(message('one'), message('two'), message('three'))).toEqual(['one', 'two', 'three'])
})

// Proves WCA-4.
it('announces assertive messages before polite ones, but never interrupts a message', () => {
  const queue = queueOf(message('saved', 'polite'), message('new version', 'polite'), message('refused'))

  expect(queue).toEqual(['saved', 'refused', 'new version'])
})
