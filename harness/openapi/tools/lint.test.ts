import { fileURLToPath } from 'node:url'
import { lint, loadConfig } from '@redocly/openapi-core'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)

// Proves CON-12.
it.each(['contracts/openapi.json', 'contracts/states-openapi.json'])('redocly has nothing against %s', async file => {
  const config = await loadConfig({ configPath: fileURLToPath(new URL('redocly.yaml', root)) })

  const problems = await lint({ ref: fileURLToPath(new URL(file, root)), config })

  expect(problems.map(({ severity, ruleId, message, location }) => [severity, ruleId, message, location[0]?.pointer])).toEqual([])
})
