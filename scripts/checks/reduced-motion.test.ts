import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

// Proves LAY-8, LOK-4.
test('every animation respects reduced motion', () => {
  const files = filesBelow(root, ['src'], /\.tsx?$/).map(file => ({ file, code: readFileSync(join(root, file), 'utf8') }))

  const moving = files.filter(({ code }) =>
    /\b(animationName|animation|transitionProperty|transition): |behavior: .*'smooth'/.test(code),
  )
  const unconditional = moving.filter(({ code }) => !code.includes('prefers-reduced-motion')).map(({ file }) => file)

  expect(moving.length).toBeGreaterThan(8)
  expect(unconditional).toEqual([])
})
