import { beforeEach, describe, expect, test } from 'vitest'
import { loadCommon } from '#contracts/api/system/common.ts'
import { readChannel, readConfigs, updateConfigs } from '#contracts/api/system/configs.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('the site has settings', {})
})

const read = (...name: string[]) => shop.ask(readConfigs, { query: { name } }, 'admin')
const channel = (name: 'pay' | 'oauth', many_name: 'wechatwap' | 'wechatscan' | 'alipaymini' | 'weixin') =>
  shop.ask(readChannel, { query: { name, many: 'true', many_name } }, 'admin')

describe('settings', () => {
  // Proves CFG-1.
  test('of the site are visible to everybody once saved', async () => {
    await shop.ask(updateConfigs, { body: { web_name: 'Corner Market' } }, 'admin')

    expect((await shop.ask(loadCommon, {})).common.web_name).toBe('Corner Market')
    expect(await read('web_name')).toEqual({ web_name: 'Corner Market' })
  })

  // Proves CFG-2.
  test('keep text that looks like JSON as text', async () => {
    await shop.ask(updateConfigs, { body: { web_name: '{open' } }, 'admin')

    expect(await read('web_name')).toEqual({ web_name: '{open' })
  })

  // Proves CFG-2.
  test('of a group are replaced as a whole, with true, false and null as text', async () => {
    await shop.ask(updateConfigs, { body: { upload: { ssl: 'true', key: 'null', bucket: 'pictures' } } }, 'admin')

    expect(await read('upload')).toEqual({
      upload: { save_type: false, key: '', access: '', bucket: 'pictures', endpoint: '', cdn: '', ssl: true },
    })
  })

  // Proves CFG-2.
  test('that are numbers stay text', async () => {
    await shop.ask(
      updateConfigs,
      { body: { task: { cancel: 2, confirm: '5', settlement: '7' }, store: { cash: '2.5' } } },
      'admin',
    )

    expect(await read('task', 'store')).toEqual({
      task: { cancel: '2', confirm: '5', settlement: '7' },
      store: { goods_verify: false, cash: '2.5' },
    })
  })

  // Proves CFG-1.
  test('with unknown names are neither returned nor created', async () => {
    expect(await read('no_such_setting', 'tel')).toEqual({ tel: '400-000-0000' })
  })

  // Proves CFG-4.
  test('with days or percentages out of range are refused, and nothing else is saved', async () => {
    const body = { tel: '1', task: { cancel: '0', confirm: '5', settlement: '7' } }

    expect(await shop.refusal(updateConfigs, { body }, 'admin')).toBe('invalidInput')
    expect(await shop.refusal(updateConfigs, { body: { store: { cash: '101' } } }, 'admin')).toBe('invalidInput')
    expect(await read('tel')).toEqual({ tel: '400-000-0000' })
  })
})

describe('a channel of payment or login', () => {
  // Proves CFG-3.
  test('is replaced on its own, with its own fields only', async () => {
    const body = { pay: { mp_app_id: 'wx9', client_id: 'stray' }, many: true, many_name: 'wechatscan' } as const

    await shop.ask(updateConfigs, { body }, 'admin')

    expect(await channel('pay', 'wechatscan')).toMatchObject({ mp_app_id: 'wx9', mch_id: '', notify_url: '' })
    expect(await channel('pay', 'wechatscan')).not.toHaveProperty('client_id')
    expect(await channel('pay', 'wechatwap')).toMatchObject({ mch_id: '1900000000' })
    expect(await channel('oauth', 'weixin')).toMatchObject({ key: 'sign-in-key' })
  })

  // Proves CFG-3.
  test('is empty until it is saved', async () => {
    expect(await channel('pay', 'alipaymini')).toEqual([])
  })

  // Proves CFG-3.
  test('of the other setting is refused', async () => {
    const body = { oauth: { client_id: 'x' }, many: true, many_name: 'wechatwap' } as const

    expect(await shop.refusal(updateConfigs, { body }, 'admin')).toBe('invalidInput')
  })

  // Proves CFG-5.
  test('is never sent to the storefront', async () => {
    expect(JSON.stringify(await shop.ask(loadCommon, {}))).not.toMatch(/secret|sms-key|merchant/)
  })
})
