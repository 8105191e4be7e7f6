import { serve } from '@hono/node-server'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { states, type Given, type StateName } from '#contracts/states/index.ts'
import { preparer, SetUpFailed, type Provider } from '#contracts/examples/provider.ts'

/** The body that Pact's verifier posts before each interaction, once per state. */
type StateChange = { state: string; params: Record<string, unknown>; action: 'setup' | 'teardown' }

const statesPath = '/pact-states'
const isState = (name: string): name is StateName => Object.hasOwn(states, name)
const isAccount = (name: unknown): name is AccountName => typeof name === 'string' && Object.hasOwn(accounts, name)

/** A known state with its facts, or the reason of the refusal. */
const givenOf = ({ state, params }: StateChange): Given => {
  if (!isState(state)) throw new SetUpFailed(`There is no state "${state}".`)
  return [state, params] as unknown as Given
}

const failed = (sentence: string): Response => Response.json({ message: `set-up failed: ${sentence}` }, { status: 500 })

/**
 * A proxy between Pact's verifier and a provider: enters states through the states protocol, reads them back through the API
 * before the call is made, and gives the call a real token. A set-up that failed is never a pass: the call is not made then.
 * @returns the port, the sentence of every failed set-up so far, and how to stop.
 */
export const startStandIn = async (provider: Provider) => {
  const { signIn, enter, readBack } = preparer(provider)
  const failures: string[] = []
  let entered: Given[] = []
  let called = true
  let token: string | undefined
  let trouble: string | undefined

  const begin = (): void => {
    entered = []
    token = undefined
    trouble = undefined
    called = false
  }

  const change = async (stateChange: StateChange): Promise<void> => {
    const given = givenOf(stateChange)
    await enter(given)
    entered.push(given)
    const { as } = stateChange.params
    if (given[0] === 'the ready accounts exist' && isAccount(as)) token = await signIn(as)
  }

  const forward = async (request: Request): Promise<Response> => {
    for (const given of entered) await readBack(given)
    const headers = new Headers(request.headers)
    if (headers.has('authorization') && token) headers.set('authorization', `Bearer ${token}`)
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.arrayBuffer()
    return provider.send(new Request(`${provider.origin}${pathname}${search}`, { method: request.method, headers, body }))
  }

  const note = (reason: unknown): string => {
    const sentence = reason instanceof Error ? reason.message : String(reason)
    failures.push(sentence)
    return sentence
  }

  /** Always 200: the verifier would repeat a refused change of state for minutes. The call that follows is refused instead. */
  const onState = async (stateChange: StateChange): Promise<Response> => {
    if (stateChange.action === 'setup') {
      // The first state after a call opens the next interaction.
      if (called) begin()
      if (trouble === undefined) await change(stateChange).catch(reason => (trouble = note(reason)))
    }
    return Response.json({})
  }

  const onCall = async (request: Request): Promise<Response> => {
    called = true
    if (trouble !== undefined) return failed(trouble)
    return forward(request).catch(reason => failed(note(reason)))
  }

  const fetch = async (request: Request): Promise<Response> =>
    new URL(request.url).pathname === statesPath ? onState((await request.json()) as StateChange) : onCall(request)

  return new Promise<{ port: number; statesPath: string; failures: readonly string[]; stop: () => void }>(resolve => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, statesPath, failures, stop: () => void server.close() }),
    )
  })
}
