import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { searched, type Row } from './rows.ts'

/** The minimal server over an array: node:http, one scan, no checks. Arguments: a port and a file of rows. */
const [, , port = '0', file = ''] = process.argv
const rows = (JSON.parse(readFileSync(file, 'utf8')) as { orders: Row[] }).orders

const bodyOf = async (request: IncomingMessage): Promise<Partial<Row>> => {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text) as Partial<Row>
}

const list = () => {
  const found = rows.filter(row => row.order_status === searched.order_status).sort((a, b) => b.id - a.id)
  return { data: found.slice((searched.page - 1) * searched.size, searched.page * searched.size), total: found.length }
}

const answer = async (request: IncomingMessage): Promise<unknown> => {
  const id = Number(request.url?.split('/')[2])
  const at = rows.findIndex(row => row.id === id)
  if (request.method === 'POST') {
    const row = { ...(await bodyOf(request)), id: rows.length + 1 } as Row
    rows.push(row)
    return row
  }
  if (request.method === 'PUT') {
    const changed = { ...rows[at], ...(await bodyOf(request)), id } as Row
    rows[at] = changed
    return changed
  }
  return id ? rows[at] : list()
}

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(await answer(request)))
}

createServer((request, response) => void serve(request, response)).listen(Number(port), '127.0.0.1')
