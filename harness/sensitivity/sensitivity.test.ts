import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { fieldsOf } from '#harness/model/plans/borders.ts'
import { unread } from './catalogue/unread.ts'
import { callNamed, callOf } from './defective-mock.ts'
import { defects } from './catalogue.ts'
import { kinds } from './defect.ts'
import { findingsOn, notice } from './notice.ts'
import { optionsOf } from './options.ts'
import { share } from './report.ts'

/** Small enough for every run of the gate; `npm run sensitivity` tries all. */
const sample = [
  'goods-list-id-text',
  'goods-list-no-price',
  'seckill-start-iso',
  'orders-status-99',
  'brands-bare',
  'home-html',
  'no-store-401',
  'register-any-code',
  'seller-ship-refused',
  'brands-unfiltered',
  'addresses-guest',
  'users-clerk',
  'order-any',
  'cash-decided-twice',
  'oversold',
  'goods-price-rounded',
  'goods-comments-id-turned',
  'chat-ten-a-page',
  'password-keeps-sessions',
  'freight-first-store',
] as const

/** Each defect is verified with all layers. */
const patience = { timeout: 60_000 }

describe('the verification', patience, () => {
  // Proves VRF-8.
  it.each(sample)('notices %s', async id => {
    const defect = defects.find(one => one.id === id)

    const { seen } = defect ? await notice(defect) : { seen: [] }

    expect(seen).not.toEqual([])
  })

  it('finds nothing where there is no defect', async () => {
    expect(await findingsOn('GET /Admin/goods_brands')).toEqual([])
  })
})

describe('the catalogue', () => {
  // Proves VRF-8.
  it('has at least 200 defects of every kind on at least 60 calls, each under a name of its own', () => {
    const calls = new Set(defects.map(({ call }) => call))

    expect(defects.length).toBeGreaterThanOrEqual(200)
    expect(calls.size).toBeGreaterThanOrEqual(60)
    expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length)
    expect(kinds.filter(kind => !defects.some(defect => defect.kind === kind))).toEqual([])
  })

  it('drops only fields that the form of the call has', () => {
    const strange = Object.entries(unread).flatMap(([call, fields]) => {
      const form = fieldsOf(callNamed(call).body)
      return fields.filter(field => !form.has(field)).map(field => `${call} ${field}`)
    })

    expect(strange).toEqual([])
  })

  it('names calls that are described', () => {
    const names = endpoints.map(nameOf)

    expect(defects.filter(({ call }) => !names.includes(call))).toEqual([])
  })
})

it('finds the call that a request makes, its variant and its fixed words', () => {
  const called = (method: string, path: string) => {
    const to = callOf(new Request(`http://x/api${path}`, { method }))
    return to && nameOf(to)
  }

  expect(called('GET', '/Admin/orders/find/all?params=x')).toBe('GET /Admin/orders/find/all')
  expect(called('GET', '/Admin/orders/7')).toBe('GET /Admin/orders/{id}')
  expect(called('GET', '/Admin/areas?isChildren=true')).toBe('GET /Admin/areas?isChildren')
  expect(called('GET', '/Admin/areas?page=2')).toBe('GET /Admin/areas')
  expect(called('GET', '/nowhere')).toBeUndefined()
})

// Proves VRF-19.
it('ends a wrong command with one sentence', () => {
  expect(() => optionsOf(['--only', 'cart-non'])).toThrow(
    'There is no defect, kind or call "cart-non". Did you mean "cart-none"? See --help.',
  )
  expect(() => optionsOf(['--layer', 'looks'])).toThrow('There is no layer "looks".')
  expect(() => optionsOf(['--jobs', 'many'])).toThrow('--jobs must be a whole number, 1 or greater.')
})

it('prints nothing but that sentence', () => {
  const program = fileURLToPath(new URL('sensitivity.ts', import.meta.url))

  const { stdout, status } = spawnSync(process.execPath, [program, '--nope'], { encoding: 'utf8' })

  expect(stdout).toBe("Unknown option '--nope'. See --help.\n")
  expect(status).toBe(2)
})

it('counts what was noticed', () => {
  const [defect] = defects
  const notices = defect
    ? [
        { defect, seen: [] },
        { defect, seen: ['rules'] as const },
      ]
    : []

  expect(share(notices)).toBe(0.5)
})
