import { expect, test } from 'vitest'
import { keepDraft, takeDraft } from './drafts.ts'

// Proves SES-10.
test('what was typed is handed out once, to its owner only', () => {
  keepDraft(7, 'identity', { name: 'Li Lei' })

  const others = takeDraft(8, 'identity')
  const own = takeDraft(7, 'identity')
  const again = takeDraft(7, 'identity')

  expect(others).toBeUndefined()
  expect(own).toEqual({ name: 'Li Lei' })
  expect(again).toBeUndefined()
})
