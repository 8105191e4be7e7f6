import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { endpointOf } from '#contracts/wire/paths.ts'
import { createApp } from '#mocks/app.ts'
import { applyPageStart, type PageStart } from '#mocks/hosts/page/page-start.ts'
import { createWorld } from '#mocks/world.ts'

/** A response that a screen received. */
export type Met = { readonly call: string; readonly status: number; readonly text: string }

/** Changes the body of a response before the screen receives it. */
export type Change = (met: Met) => string

const world = createWorld()
const app = createApp(() => world)
/** Responses by request, so that a screen gets the same ones when it is shown again. */
let met = new Map<string, Met>()
let change: Change = ({ text }) => text
let open = 0

const isOurs = ({ origin, pathname }: URL): boolean => origin === location.origin && /^\/(api|storage|_mock)\//.test(pathname)

const keyOf = async (request: Request): Promise<string> => `${request.method} ${request.url} ${await request.clone().text()}`

const ask = async (request: Request): Promise<Met> => {
  const to = endpointOf(request.method, request.url)
  const response = await app.fetch(request)
  return { call: to ? nameOf(to) : new URL(request.url).pathname, status: response.status, text: await response.text() }
}

const answer = async (request: Request): Promise<Response> => {
  open += 1
  try {
    const key = await keyOf(request)
    const found = met.get(key) ?? (await ask(request))
    met.set(key, found)
    return new Response(change(found), { status: found.status, headers: { 'content-type': 'application/json' } })
  } finally {
    open -= 1
  }
}

const realFetch = window.fetch.bind(window)
window.fetch = (input, init) => {
  const request = new Request(input, init)
  return isOurs(new URL(request.url)) ? answer(request) : realFetch(input, init)
}

/** Whether a call is pending. */
export const isWaiting = (): boolean => open > 0

/** Every response since the start, without duplicates. */
export const answersMet = (): Met[] => [...met.values()]

/** Changes all following responses; without an argument they stay unchanged. */
export const changeAnswers = (how: Change = ({ text }) => text): void => {
  change = how
}

/** Resets the shop and the browser's storage to the given start, and forgets all responses. */
export const startOver = async (start: PageStart): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  met = new Map()
  changeAnswers()
  await applyPageStart(world, app, start)
}
