import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { decodeParams, encodeParams } from './params.ts'

describe('encoded parameters', () => {
  const Search = z.object({ keywords: z.string() })

  // Proves WIR-4.
  it('survive encoding and decoding', () => {
    const text = encodeParams({ keywords: encodeURIComponent('杯子') })

    expect(decodeParams(text, Search)).toEqual({ keywords: encodeURIComponent('杯子') })
  })

  // Proves WIR-4.
  it('decode to undefined if they are not base64, not JSON or of another shape', () => {
    expect(decodeParams('no base64!', Search)).toBeUndefined()
    expect(decodeParams(btoa('{'), Search)).toBeUndefined()
    expect(decodeParams(encodeParams({ words: 'x' }), Search)).toBeUndefined()
  })
})
