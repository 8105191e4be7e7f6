// The server of docs/build-a-server.md: the five calls of product brands, in Node alone.
// node first-server.mjs [port]
// It exports what another file of calls needs; see shop/server.mjs.
import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'

// Step 2: an envelope around everything, and refusals by name.

class Refusal extends Error {
  constructor(code, message) {
    super(message)
    this.code = code
  }
}
const notLoggedIn = () => new Refusal(401, 'Please sign in first.')
const noPermission = () => new Refusal(402, 'You have no permission for this.')
const refused = message => new Refusal(500, message)

// Times are in UTC+8.
const now = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

// Step 3: the ready accounts (contracts/states/ready-accounts.ts), and tokens.

const accounts = [
  { id: 1, provider: 'users', username: 'shopper', password: 'shopper123' },
  { id: 2, provider: 'users', username: 'seller', password: 'seller123' },
  { id: 3, provider: 'users', username: 'newcomer', password: 'newcomer123' },
  { id: 4, provider: 'users', username: 'staff', password: 'staff123', belong_id: 2 },
  { id: 1, provider: 'admins', username: 'admin', password: 'admin123', is_super: 1 },
  { id: 2, provider: 'admins', username: 'clerk', password: 'clerk123', is_super: 0 },
]
const tokens = new Map()
const signs = new Map()

const callerOf = (request, provider) => {
  const token = request.headers.authorization?.replace('Bearer ', '')
  const account = tokens.get(token)
  if (account?.provider !== provider) throw notLoggedIn()
  return account
}

const superOnly = request => {
  if (!callerOf(request, 'admins').is_super) throw noPermission()
}

const captcha = ({ body }) => {
  const sign = randomUUID()
  signs.set(body.username, sign)
  return sign
}

const login = ({ body: { username, password, provider = 'users', sign, type } }) => {
  if (type !== undefined && type !== 'username') throw refused('Only user name and password are supported.')
  const account = accounts.find(one => one.provider === provider && one.username === username && one.password === password)
  if (!account) throw refused('Account or password error.')
  if (provider === 'admins' && signs.get(username) !== sign) throw refused('The check is missing.')
  const access_token = randomUUID()
  tokens.set(access_token, account)
  return { token_type: 'Bearer', expires_in: 604800, access_token, refresh_token: randomUUID() }
}

const logout = ({ request }) => {
  tokens.delete(request.headers.authorization?.replace('Bearer ', ''))
  return { status: true }
}

const adminInfo = ({ request }) => {
  const { id, username, is_super } = callerOf(request, 'admins')
  return { id, username, nickname: username, avatar: '', is_super, login_time: null, defaultUrl: '/Admin/index' }
}

// Step 4: brands. `picked` is the grammar of lists: value, value|operator, [from, to].

let brands = [
  { id: 1, name: 'Eastwind', thumb: '', created_at: now() },
  { id: 2, name: 'Westwind', thumb: '', created_at: now() },
]

const compare = (a, b) => (isNaN(a) || isNaN(b) ? String(a).localeCompare(String(b)) : a - b)
const lower = value => String(value).toLowerCase()
const operators = {
  '': (own, value) => compare(own, value) === 0,
  like: (own, value) => lower(own).includes(lower(value)),
  likeRight: (own, value) => lower(own).startsWith(lower(value)),
  likeLeft: (own, value) => lower(own).endsWith(lower(value)),
  gt: (own, value) => compare(own, value) > 0,
  lt: (own, value) => compare(own, value) < 0,
  ngt: (own, value) => compare(own, value) >= 0,
  nlt: (own, value) => compare(own, value) <= 0,
  in: (own, value) => value.split(',').some(one => compare(own, one) === 0),
  between: (own, value) => compare(own, value.split(',')[0]) >= 0 && compare(own, value.split(',')[1]) <= 0,
}
const steering = ['page', 'per_page', 'isWith', 'isResource', 'total', 'last_page', 'current_page', 'count']
const columns = ['id', 'name', 'thumb', 'created_at']

const picked = (rows, query) => {
  for (const [key, sent] of Object.entries(query)) {
    if (steering.includes(key)) continue
    if (!columns.includes(key)) throw refused('The search condition is not known.')
    if (Array.isArray(sent)) {
      rows = rows.filter(row => compare(row[key], sent[0]) >= 0 && compare(row[key], sent[1]) < 0)
      continue
    }
    const [value, operator = ''] = sent.split('|')
    if (operators[operator]) rows = rows.filter(row => operators[operator](row[key], value))
  }
  return rows
}

// An unreadable page is the first one, an unreadable size 15.
const count = (text, otherwise) => (Number.isSafeInteger(Number(text)) && Number(text) > 0 ? Number(text) : otherwise)

const listBrands = ({ request, query }) => {
  superOnly(request)
  const [page, size] = [count(query.page, 1), count(query.per_page ?? '30', 15)]
  const rows = picked(brands, query).toSorted((a, b) => b.id - a.id)
  return {
    data: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    per_page: size,
    last_page: Math.max(1, Math.ceil(rows.length / size)),
    current_page: page,
  }
}

const found = id => {
  const brand = brands.find(one => one.id === Number(id))
  if (!brand) throw refused('This record does not exist.')
  return brand
}

const showBrand = ({ request, params }) => {
  superOnly(request)
  return found(params[0])
}

const form = ({ name = '', thumb = '' }) => {
  if (!name.trim() || name.trim().length > 20) throw refused('Data is abnormal, please check what you entered. (name)')
  if (thumb && !/^(\/|https?:\/\/)\S+$/.test(thumb)) throw refused('Data is abnormal, please check what you entered. (thumb)')
  return { name: name.trim(), thumb }
}

const addBrand = ({ request, body }) => {
  superOnly(request)
  const brand = { id: Math.max(0, ...brands.map(({ id }) => id)) + 1, ...form(body), created_at: now() }
  brands.push(brand)
  return { id: brand.id }
}

const changeBrand = ({ request, params, body }) => {
  superOnly(request)
  const brand = found(params[0])
  Object.assign(brand, form({ ...brand, ...body }))
  return 1
}

const deleteBrands = ({ request, params }) => {
  superOnly(request)
  const ids = params[0].split(',').map(Number)
  const gone = brands.filter(({ id }) => ids.includes(id)).length
  if (gone === 0) throw refused('This record does not exist.')
  brands = brands.filter(({ id }) => !ids.includes(id))
  return gone
}

// Step 5: states, so that the verification can arrange what its examples begin in. For tests only.

const states = {
  'the ready accounts exist': () => undefined,
  'a brand exists': ({ id, name }) => {
    brands = [...brands.filter(one => one.id !== id), { id, name, thumb: '/storage/brands/sample.svg', created_at: now() }]
  },
  'no brand exists': () => {
    brands = []
  },
}

const enter = (response, { state, params }) => {
  states[state]?.(params)
  response.writeHead(states[state] ? 200 : 400, { 'content-type': 'application/json' })
  response.end(JSON.stringify(states[state] ? {} : { message: `The state "${state}" is not known yet.` }))
}

// The five calls, and the door to them.

const routes = [
  ['POST', /^\/api\/captcha$/, captcha],
  ['POST', /^\/api\/login$/, login],
  ['POST', /^\/api\/logout$/, logout],
  ['POST', /^\/api\/Admin\/auth\/info$/, adminInfo],
  ['GET', /^\/api\/Admin\/goods_brands$/, listBrands],
  ['GET', /^\/api\/Admin\/goods_brands\/([^/]+)$/, showBrand],
  ['POST', /^\/api\/Admin\/goods_brands$/, addBrand],
  ['PUT', /^\/api\/Admin\/goods_brands\/([^/]+)$/, changeBrand],
  ['DELETE', /^\/api\/Admin\/goods_brands\/([^/]+)$/, deleteBrands],
]

const textOf = async request => {
  let text = ''
  for await (const part of request) text += part
  return text
}

// `name=a&created_at[]=x&created_at[]=y` as an object.
const fields = text => {
  const all = new URLSearchParams(text)
  const read = key => (key.endsWith('[]') ? [key.slice(0, -2), all.getAll(key)] : [key, all.get(key)])
  return Object.fromEntries([...all.keys()].map(read))
}

const answer = async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const text = await textOf(request)
  if (url.pathname === '/states' && request.method === 'POST') {
    enter(response, JSON.parse(text))
    return
  }
  const [, pattern, act] = routes.find(([method, path]) => method === request.method && path.test(url.pathname)) ?? []
  if (!act) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}')
    return
  }
  let envelope
  try {
    const [, ...params] = pattern.exec(decodeURIComponent(url.pathname))
    envelope = { code: 200, msg: 'ok', data: act({ request, params, query: fields(url.search), body: fields(text) }) }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    envelope = { code: reason.code, msg: reason.message, data: [] }
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope))
}

const server = createServer((request, response) => void answer(request, response)).listen(
  Number(process.argv[2] ?? 8000),
  '127.0.0.1',
  () => console.info(`http://localhost:${server.address().port}`),
)

export { accounts, callerOf, count, noPermission, now, refused, routes, states, superOnly }
