import { expect, test } from 'vitest'
import { openEnvelope, parseJson } from './envelope.ts'

test('an envelope is parsed; a missing message is empty', () => {
  expect(openEnvelope('{"code":402,"msg":null,"data":[1]}')).toEqual({ code: 402, msg: '', data: [1] })
})

test.each(['', '<!doctype html>', '[]', '{"data":1}', '{"code":"200"}', '{"code":200'])('%j is not an envelope', text => {
  expect(openEnvelope(text)).toBeUndefined()
})

test('text that is not JSON is undefined', () => {
  expect(parseJson('{')).toBeUndefined()
  expect(parseJson('0')).toBe(0)
})
