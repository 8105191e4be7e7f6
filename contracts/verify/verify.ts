import { examples } from '#contracts/examples/index.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { help, Misuse, optionsOf, type Options } from './options.ts'
import { painter, reportText } from './report.ts'
import { reportsOf, type CallReport, type Finding } from './verdict.ts'
import { verifyWith } from './verify-with.ts'

const patience = 30_000

const reasonOf = (reason: unknown): string => {
  if (!(reason instanceof Error)) return String(reason)
  const { cause } = reason
  return cause instanceof Error && 'code' in cause ? String(cause.code) : reason.message
}

/** @throws Misuse when nothing answers there. */
const mustAnswer = async (origin: string): Promise<void> => {
  await fetch(`${origin}/api/common`, { signal: AbortSignal.timeout(patience) }).catch(reason => {
    throw new Misuse(`Nothing answers at ${origin} (${reasonOf(reason)}). Is the server running, and is --api right?`)
  })
}

/** The mock's own protocol, if this is the mock. */
const mockStates = async (origin: string): Promise<string | undefined> => {
  const url = `${origin}/_mock/states`
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  const isMock = response?.ok && response.headers.get('content-type')?.includes('json')
  return isMock ? url : undefined
}

/** On the mock a world of its own, so that nobody's is disturbed. */
const sender =
  (world: string | undefined) =>
  async (request: Request): Promise<Response> => {
    if (world) request.headers.set('x-mock-world', world)
    return fetch(request, { signal: AbortSignal.timeout(patience) })
  }

/** Runs every wanted example. @throws Misuse when nothing answers, or nothing is wanted. */
export const verify = async (
  { origin, statesUrl, wants, layers }: Options,
  tell: (finding: Finding) => void = () => undefined,
): Promise<CallReport[]> => {
  const wanted = examples.filter(({ to }) => wants(to))
  if (wanted.length === 0) throw new Misuse('No described call has this name. Names look like "POST /user/order/pay".')
  await mustAnswer(origin)
  const mock = await mockStates(origin)
  const provider: Provider = { origin, statesUrl: statesUrl ?? mock, send: sender(mock && `verify-${process.pid}`) }
  return reportsOf(await verifyWith([provider], { wants, layers, tell }))
}

/** The command. @returns its exit code. */
export const main = async (args: readonly string[], say: (text: string) => void, colourful = false): Promise<0 | 1 | 2> => {
  try {
    const options = optionsOf(args)
    if (options.help) {
      say(help)
      return 0
    }
    const reports = await verify(options)
    say(reportText(reports, painter(colourful)))
    return reports.every(({ verdict }) => verdict === 'conforming') ? 0 : 1
  } catch (reason) {
    if (!(reason instanceof Misuse)) throw reason
    say(reason.message)
    return 2
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), text => console.log(text), process.stdout.isTTY)
