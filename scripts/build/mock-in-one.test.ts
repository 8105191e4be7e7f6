import { expect, it } from 'vitest'
import { bundleMock } from './mock-in-one.ts'

it('bundles the mock to one module that shares descriptions and libraries with the app, and knows its files', async () => {
  const { imports, exports, map } = await bundleMock()

  expect(exports).toContain('startMock')
  expect(imports).toContain('#contracts/api/catalogue/goods.ts')
  expect(imports.filter(specifier => specifier.startsWith('.') || specifier.startsWith('#mocks/'))).toEqual([])
  expect(map?.sources.filter(source => source.endsWith('mocks/world.ts'))).toHaveLength(1)
})
