import { expect, it } from 'vitest'
import { baselinePath } from './baselines.ts'

// Proves PCT-6.
it('names baselines after suite and picture, not after a project, whose name shuffling changes', () => {
  expect(baselinePath).toMatch(/\{testFilePath\}.*\{arg\}/)
  expect(baselinePath).not.toMatch(/projectName|platform/)
})
