import { expect, test } from 'vitest'
import { keepDraft, takeDraft } from './drafts.ts'

// Proves SES-10.
test('a draft is returned once, to its owner only', () => {
  keepDraft('buyer 7', 'identity', { name: 'Li Lei' })

  const others = takeDraft('buyer 8', 'identity')
  const offices = takeDraft('admin 7', 'identity')
  const own = takeDraft('buyer 7', 'identity')
  const again = takeDraft('buyer 7', 'identity')

  expect(others).toBeUndefined()
  expect(offices).toBeUndefined()
  expect(own).toEqual({ name: 'Li Lei' })
  expect(again).toBeUndefined()
})
