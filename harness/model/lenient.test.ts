import { expect, it } from 'vitest'
import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { callOf, defectiveMock } from '#harness/sensitivity/defective-mock.ts'
import { verifyByModel } from './model.ts'

/** The mock, whose calls of one kind take another form than the one that was sent. */
const taking = (to: Endpoint, change: (form: URLSearchParams) => void): Provider => {
  const mock = defectiveMock()
  const send = async (request: Request): Promise<Response> => {
    if (callOf(request) !== to) return mock.send(request)
    const form = new URLSearchParams(await request.text())
    change(form)
    return mock.send(new Request(request.url, { method: request.method, headers: request.headers, body: form.toString() }))
  }
  return { ...mock, send }
}

const findingsAbout = async (provider: Provider, to: Endpoint): Promise<string[]> => {
  const findings = await verifyByModel([provider], { only: set => set === nameOf(to), depth: 'quick', shortens: false })
  return findings.flatMap(({ verdict, differences }) => (verdict === 'wrong' ? differences.map(({ field }) => field) : []))
}

/** Accepts names of any length, which level core allows. */
const cutsNames = (form: URLSearchParams): void => form.set('name', (form.get('name') ?? '').slice(0, 20))

// Proves MDL-28.
it('tries the other values at a server that accepts a name that is too long', async () => {
  const lenient = taking(adminBrands.create, cutsNames)
  const lenientAndWrong = taking(adminBrands.create, form => {
    cutsNames(form)
    form.set('name', form.get('name')?.replace('Ü', 'U') ?? '')
  })

  const [allowed, wrong] = [
    await findingsAbout(lenient, adminBrands.create),
    await findingsAbout(lenientAndWrong, adminBrands.create),
  ]

  expect(allowed).toEqual([])
  expect(wrong).toEqual([expect.stringContaining('name')])
})

// Proves LEV-5, MDL-28.
it('does not allow a server to accept the role of somebody else', async () => {
  const ownRole = taking(adminAdmins.create, form => {
    const foreign = [...form].filter(([name, id]) => name.startsWith('role_id') && Number(id) > 90_515)
    for (const [name] of foreign) form.delete(name)
  })

  const found = await findingsAbout(ownRole, adminAdmins.create)

  expect(found).toEqual(['code'])
})

// Proves LEV-5.
it('does not allow a server to accept a flash sale that takes off more than the price', async () => {
  const clamps = taking(sellerSeckills.create, form => {
    if (Number(form.get('discount')) > 100) form.set('discount', '100')
  })

  const found = await findingsAbout(clamps, sellerSeckills.create)

  expect(found).toEqual(['code'])
})
