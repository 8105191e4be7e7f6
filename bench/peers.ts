import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/command-line.ts'
import { installBeside } from './install.ts'
import type { Shot } from './load.ts'
import { searched, type Row } from './peers/rows.ts'

const folder = join(root, 'bench/peers')

/** The four requests of the comparison. */
export type Shots = { readonly list: Shot; readonly detail: Shot; readonly update: Shot; readonly create: Shot }

/** A server to compare with: its command, and the equivalent requests. */
type Peer = { readonly name: string; readonly command: readonly string[]; readonly shots: () => Shots }

const json = { 'content-type': 'application/json' }
const sent: Omit<Row, 'id'> = {
  order_no: 'new',
  order_status: 1,
  total_price: 20,
  receive_name: 'Li Lei',
  created_at: '2026-11-21 12:00:00',
}

const usual = (origin: string, list: string): Shots => ({
  list: { url: `${origin}${list}` },
  detail: { url: `${origin}/orders/5000` },
  update: { url: `${origin}/orders/5000`, method: 'PUT', headers: json, body: JSON.stringify({ ...sent, receive_name: 'Han' }) },
  create: { url: `${origin}/orders`, method: 'POST', headers: json, body: JSON.stringify(sent) },
})

/** Mockoon's configuration: one bucket of rows with CRUD routes. */
const mockoon = (port: number, rows: readonly Row[]) => ({
  uuid: 'e1',
  lastMigration: 33,
  name: 'orders',
  port,
  hostname: '127.0.0.1',
  endpointPrefix: '',
  latency: 0,
  folders: [],
  routes: [
    {
      uuid: 'r1',
      type: 'crud',
      documentation: '',
      method: '',
      endpoint: 'orders',
      responseMode: null,
      streamingMode: null,
      streamingInterval: 0,
      responses: [
        {
          uuid: 'p1',
          body: '{}',
          latency: 0,
          statusCode: 200,
          label: '',
          headers: [],
          bodyType: 'DATABUCKET',
          filePath: '',
          databucketID: 'ordr',
          sendFileAsBody: false,
          rules: [],
          rulesOperator: 'OR',
          disableTemplating: false,
          fallbackTo404: false,
          default: true,
          crudKey: 'id',
          callbacks: [],
        },
      ],
    },
  ],
  rootChildren: [{ type: 'route', uuid: 'r1' }],
  proxyMode: false,
  proxyHost: '',
  proxyRemovePrefix: false,
  tlsOptions: { enabled: false, type: 'CERT', pfxPath: '', certPath: '', keyPath: '', caPath: '', passphrase: '' },
  cors: true,
  headers: [{ key: 'Content-Type', value: 'application/json' }],
  proxyReqHeaders: [],
  proxyResHeaders: [],
  data: [{ uuid: 'd1', id: 'ordr', name: 'orders', documentation: '', value: JSON.stringify(rows) }],
  callbacks: [],
})

const ports = { scan: 4711, json: 4712, mockoon: 4713 } as const

const peersWith = (rows: readonly Row[]): Peer[] => {
  const place = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
  const [db, config] = [join(place, 'db.json'), join(place, 'mockoon.json')]
  writeFileSync(db, JSON.stringify({ orders: rows }))
  writeFileSync(config, JSON.stringify(mockoon(ports.mockoon, rows)))
  const bin = (name: string): string => join(folder, 'node_modules/.bin', name)
  const { order_status: status, page, size } = searched
  return [
    {
      name: 'node:http scan',
      command: ['node', join(folder, 'scan.ts'), String(ports.scan), db],
      shots: () => usual(`http://127.0.0.1:${ports.scan}`, '/orders'),
    },
    {
      name: 'json-server',
      command: [bin('json-server'), '--quiet', '--port', String(ports.json), '--host', '127.0.0.1', db],
      shots: () =>
        usual(
          `http://127.0.0.1:${ports.json}`,
          `/orders?order_status=${status}&_sort=id&_order=desc&_page=${page}&_limit=${size}`,
        ),
    },
    {
      name: 'Mockoon',
      command: [
        bin('mockoon-cli'),
        'start',
        '--data',
        config,
        '--disable-log-to-file',
        '--disable-admin-api',
        '--max-transaction-logs',
        '0',
      ],
      shots: () =>
        usual(
          `http://127.0.0.1:${ports.mockoon}`,
          `/orders?order_status_eq=${status}&sort=id&order=desc&page=${page}&limit=${size}`,
        ),
    },
  ]
}

const answers = async (url: string, tries: number): Promise<boolean> => {
  const well = await fetch(url).then(
    response => response.ok,
    () => false,
  )
  if (well || tries === 0) return well
  await new Promise(done => {
    setTimeout(done, 250)
  })
  return answers(url, tries - 1)
}

/** Starts one peer after another and calls `measure` for each. */
export const withPeers = async (rows: readonly Row[], measure: (name: string, shots: Shots) => Promise<void>): Promise<void> => {
  installBeside('peers', 'the servers to compare with')
  for (const { name, command, shots } of peersWith(rows)) {
    const [program = '', ...words] = command
    const child = spawn(program, words, { stdio: 'ignore', shell: process.platform === 'win32' })
    const asked = shots()
    try {
      if (await answers(asked.detail.url, 120)) await measure(name, asked)
      else console.log(`  ${name} does not start on this machine and is skipped.`)
    } finally {
      child.kill()
    }
  }
}
