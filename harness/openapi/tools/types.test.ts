import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { generateTypes } from './generate-types.ts'

const root = new URL('../../../', import.meta.url)

/** Code as a TypeScript client would write it; lines that must not compile are marked. */
const client = `
import type { components, paths } from './api'

type Card = components['schemas']['GoodsCard']
export const card: Pick<Card, 'id' | 'goods_price'> = { id: 1, goods_price: '12.00' }
// @ts-expect-error Money is text.
export const price: Card['goods_price'] = 12
// @ts-expect-error A card always has a name.
export const nameless: Card = { id: 1 }

type Login = paths['/login']['post']['requestBody']['content']['application/x-www-form-urlencoded']
export const login: Login = { username: 'shopper', password: 'secret', type: 'username', provider: 'users' }
// @ts-expect-error There are two kinds of accounts.
export const robot: Login = { username: 'shopper', password: 'secret', type: 'username', provider: 'robots' }

type Stage = components['schemas']['OrderStatus']
// @ts-expect-error There is no stage 9.
export const stage: Stage = 9

type Envelope = paths['/goods']['get']['responses'][200]['content']['application/json']
export const names = (answer: Envelope): string[] =>
  answer.code === 200 ? answer.data.data.map(({ goods_name }) => goods_name) : []
`

const settings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
}

// Proves CON-12.
it('openapi-typescript makes types that compile strictly and mean what the contract means', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'api.ts'), await generateTypes(new URL('contracts/openapi.json', root)))
  writeFileSync(join(folder, 'client.ts'), client)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))

  const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root))
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })

  expect(stdout).toBe('')
})
