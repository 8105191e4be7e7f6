import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test } from '../test.ts'
import { openDevtools, devtoolsAreThere } from './open-devtools.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has devtools')

let server: ChildProcess
let address = ''

/** Starts the standalone mock in the role of the real server. */
test.beforeAll(async () => {
  server = spawn('node', ['mocks/hosts/node/server.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  address = await new Promise<string>((resolve, reject) => {
    server.on('exit', () => reject(new Error('The standalone backend did not start.')))
    server.stdout?.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(text.toString())?.[0]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
  })
})
test.afterAll(() => server.kill())

// Proves CTL-5.
test('a call sent to a real server is compared with the mock, and a broken reply is reported', async ({
  page,
  t,
  allow,
  request,
}) => {
  allow(/left the page|cannot be read/)
  await request.post(`${address}/_mock/faults`, { data: { call: 'GET /stores', kind: 'brokenJson', times: 1 } })
  await page.goto('/')
  const devtools = await openDevtools(page, t, 'real')

  await devtools.getByRole('textbox', { name: t('devtools.real.address') }).fill(address)
  await devtools.getByRole('button', { name: t('devtools.real.save') }).click()
  await devtools.getByRole('searchbox', { name: t('devtools.real.search') }).fill('GET /stores')
  await devtools.getByText('stores', { exact: true }).click()
  const choice = devtools.getByRole('checkbox', { name: 'GET /stores', exact: true })
  await choice.click()
  await expect(choice).toBeChecked()
  await page.goto('/stores')

  const results = devtools.getByRole('region', { name: t('devtools.real.results') })
  await results
    .getByRole('listitem')
    .filter({ hasText: t('devtools.calls.verdict.wrong') })
    .getByRole('button')
    .first()
    .click()
  await expect(devtools.getByText('{code, msg, data}')).toBeVisible()
  await expect(devtools.getByRole('cell', { name: '(all)' })).toBeVisible()
  await page.reload()
  await expect(results.getByText(t('devtools.calls.verdict.conforming')).first()).toBeVisible()
})

// Proves CTL-5.
test('a server that does not answer is reported with the reason', async ({ page, t, allow }) => {
  allow(/left the page|network is abnormal|网络|ERR_|Failed to load/)
  await page.goto('/')
  await devtoolsAreThere(page, t)
  await page.evaluate(
    async () =>
      void (await fetch('/_mock/proxy', {
        method: 'PUT',
        body: JSON.stringify({ address: 'http://127.0.0.1:9', calls: ['GET /stores'] }),
      })),
  )

  await page.goto('/stores')
  const devtools = await openDevtools(page, t, 'real')
  await devtools.getByRole('button', { name: 'GET /stores' }).first().click()

  await expect(devtools.getByText(t('devtools.real.trouble.unreachable'))).toBeVisible()
})
