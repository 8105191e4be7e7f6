import qs from 'qs'
import { expect, test } from 'vitest'
import { formBody, formFields, multipartBody, queryString, withZeros } from './forms.ts'

/** Decodes with `qs`, which shares no code with our encoder and so cannot hide its bugs. */
const decoded = (text: string) => qs.parse(text, { depth: 4, arrayLimit: 500 })

test('a form keeps nested records and lists', () => {
  const text = formBody({ name: 'Tea & Co', specs: [{ id: 1, values: ['red', 'blue'] }] }).toString()

  expect(decoded(text)).toEqual({ name: 'Tea & Co', specs: [{ id: '1', values: ['red', 'blue'] }] })
})

test('keys have brackets, null is empty, undefined and empty lists are left out, booleans are true and false', () => {
  const fields = formFields({ a: { b: [1] }, c: null, d: undefined, e: [], f: true })

  expect(fields).toEqual([
    ['a[b][0]', '1'],
    ['c', ''],
    ['f', 'true'],
  ])
})

test.each(['a=b&c', '100 %', '+', '[x]', '汉字', '😀', '"', ' '])('the text %j survives encoding and decoding', text => {
  expect(decoded(formBody({ text }).toString())).toEqual({ text })
  expect(decoded(queryString({ text }))).toEqual({ text })
})

test('a query encodes a list as repeated k[] and leaves out null and undefined', () => {
  const text = queryString({ created_at: ['2026-01-01', '2026-02-01'], name: 'x', a: null, b: undefined, c: [] })

  expect(decodeURIComponent(text)).toBe('created_at[]=2026-01-01&created_at[]=2026-02-01&name=x')
})

test('a multipart body carries files beside its fields', () => {
  const form = multipartBody({ name: 'avatar', file: new File(['x'], 'a.png') })

  expect(form.get('name')).toBe('avatar')
  expect(form.get('file')).toBeInstanceOf(File)
})

test('an empty is_type or is_sort is sent as 0', () => {
  const body = withZeros({ is_type: '', is_sort: null, name: '' })

  expect(body).toEqual({ is_type: 0, is_sort: 0, name: '' })
})
