import { beforeEach, describe, expect, test } from 'vitest'
import { createShop } from './test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

type Sent = { readonly type?: string; readonly language?: string; readonly body: string }

const post = async (path: string, { type = 'application/x-www-form-urlencoded', language, body }: Sent) => {
  const headers = { 'content-type': type, ...(language && { 'accept-language': language }) }
  const response = await shop.send(new Request(`http://localhost${path}`, { method: 'POST', headers, body }))
  return (await response.json()) as { msg: string; error: string }
}

const control = (path: string, body: unknown) => post(`/_mock${path}`, { type: 'application/json', body: JSON.stringify(body) })

describe('an invalid input is refused with a message that', () => {
  // Proves MCK-12.
  test.each([
    ['a missing field', 'password=secret1', 'username: missing'],
    ['a text that is too long', `username=${'x'.repeat(16)}&password=secret1`, 'username: at most 15 characters'],
    ['an empty text', 'username=somebody&password=', 'password: must not be empty'],
    ['a value that is not a choice', 'username=somebody&password=secret1&type=fax', 'type: one of username, phone'],
    ['a number that is malformed', 'username=somebody&password=secret1&inviter_id=x', 'inviter_id: malformed'],
  ])('names the field and its bound: %s', async (_, body, detail) => {
    const { msg } = await post('/api/register', { body })

    expect(msg).toBe(`Data is abnormal, please check what you entered. (${detail})`)
  })

  // Proves MCK-12.
  test('names the content type of a form that is sent as JSON', async () => {
    const body = JSON.stringify({ username: 'shopper', password: 'shopper123' })

    const { msg } = await post('/api/login', { type: 'application/json; charset=utf-8', body })

    expect(msg).toContain('(content-type is application/json, expected application/x-www-form-urlencoded)')
  })

  // Proves MCK-12.
  test('is Chinese for a Chinese client', async () => {
    const { msg } = await post('/api/login', { language: 'zh-CN', body: 'password=123456' })

    expect(msg).toBe('数据异常，请检查填写的内容 (username：缺少)')
  })
})

describe('the language of a reply', () => {
  // Proves MCK-14.
  test.each([
    ['none', undefined, 'Data is abnormal'],
    ['any', '*', 'Data is abnormal'],
    ['English', 'en-GB,en;q=0.9', 'Data is abnormal'],
    ['Chinese', 'zh-CN,zh;q=0.9,en;q=0.8', '数据异常'],
    ['French', 'fr', '数据异常'],
  ])('to a request that prefers %s', async (_, language, start) => {
    const { msg } = await post('/api/login', { ...(language && { language }), body: 'password=1' })

    expect(msg.startsWith(start)).toBe(true)
  })
})

describe('an unknown name', () => {
  // Proves MCK-13.
  test.each([
    ['a state', '/states', { state: 'a brand exits' }, 'There is no state "a brand exits". Did you mean "a brand exists"?'],
    [
      'a call',
      '/faults',
      { kind: 'http500', call: 'GET /good' },
      'call: There is no call "GET /good". Did you mean "GET /goods"?',
    ],
    ['nothing alike', '/faults', { kind: 'http500', call: 'qwertyuiop' }, 'call: There is no call "qwertyuiop".'],
  ])('is refused with the name that was probably meant: %s', async (_, path, body, sentence) => {
    const { error } = await control(path, body)

    expect(error.startsWith(sentence)).toBe(true)
    expect(error.length).toBeLessThan(120)
    expect(shop.world.faults.list()).toEqual([])
  })
})
