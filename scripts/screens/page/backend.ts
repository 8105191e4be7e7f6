import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { endpointOf } from '#contracts/wire/paths.ts'
import { createApp } from '#mocks/app.ts'
import { applyPageStart, type PageStart } from '#mocks/hosts/page/page-start.ts'
import { createWorld } from '#mocks/world.ts'

/** An answer that a screen got. */
export type Met = { readonly call: string; readonly status: number; readonly text: string }

/** Changes the text of an answer before a screen gets it. */
export type Change = (met: Met) => string

const world = createWorld()
const app = createApp(() => world)
/** Answers by request, so that a screen that is shown again gets the same ones. */
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

/** Whether a call waits for its answer. */
export const isWaiting = (): boolean => open > 0

/** Every answer since the start, each once. */
export const answersMet = (): Met[] => [...met.values()]

/** Changes the answers from now on; without an argument they are as met. */
export const changeAnswers = (how: Change = ({ text }) => text): void => {
  change = how
}

/** A shop just seeded, in these states, with these sessions in the browser; nothing has been met. */
export const startOver = async (start: PageStart): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  met = new Map()
  changeAnswers()
  await applyPageStart(world, app, start)
}
