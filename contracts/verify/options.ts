import { parseArgs } from 'node:util'
import { layers, type Layer } from './verdict.ts'
import { nameOf, type Auth, type Endpoint } from '#contracts/api/kit/endpoint.ts'

/** The three audiences, with the calls that each makes. */
const areas: Readonly<Record<string, readonly Auth[]>> = {
  storefront: ['none', 'optional', 'buyer'],
  seller: ['seller'],
  admin: ['admin'],
}

export const help = `Checks a server against the contract: examples, shapes and rules, with a verdict per call.

  npm run verify -- --api URL [--states URL] [--area NAME] [--only CALL] [--layer NAME]

  --api URL      where the server is, for example http://localhost:8000 (calls go to URL/api/...)
  --states URL   its states protocol: POST {"state", "params"} enters a provider state of contracts/api/states.ts.
                 Default: URL/_mock/states if that answers. Without one, states have to hold already.
  --area NAME    only one audience: ${Object.keys(areas).join(', ')}
  --only CALL    only one call, for example "POST /user/order/pay"; may be repeated
  --layer NAME   only one layer; may be repeated. examples: one call, one answer. shapes: every reply that is met, by its
                 schema. rules: what holds across calls, such as paging, ownership, stock and money
  --help         this text

Verdicts: conforming; not built yet (404, 405, 501 or a web page); wrong (with field, expected, actual and curl);
set-up failed (a state could not be entered or does not hold: says nothing about the call).
Exit code: 0 everything conforms, 1 something does not, 2 the command itself makes no sense or nothing answers.
`

/** What the command was asked for. */
export type Options = {
  readonly help: boolean
  readonly origin: string
  readonly statesUrl: string | undefined
  readonly wants: (to: Endpoint) => boolean
  readonly layers: readonly Layer[]
}

/** A sentence for the terminal instead of a stack. */
export class Misuse extends Error {}

/** An address without the base `/api` and without a slash at the end. @throws Misuse */
const originOf = (text: string | undefined): string => {
  if (!text) throw new Misuse('Say where the server is: --api http://localhost:8000. More with --help.')
  return addressOf('--api', text)
    .replace(/\/+$/, '')
    .replace(/\/api$/, '')
}

const addressOf = (option: string, text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Misuse(`${option} "${text}" is no address; it should look like http://localhost:8000.`)
  return text
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        states: { type: 'string' },
        area: { type: 'string' },
        only: { type: 'string', multiple: true },
        layer: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (reason) {
    throw new Misuse(`${reason instanceof Error ? reason.message : String(reason)} More with --help.`)
  }
}

const isLayer = (name: string): name is Layer => layers.some(layer => layer === name)

const layersOf = (names: readonly string[] = layers): readonly Layer[] =>
  names.map(name => {
    if (!isLayer(name)) throw new Misuse(`There is no layer "${name}"; there are ${layers.join(', ')}.`)
    return name
  })

/** Reads the command line. @throws Misuse with a sentence that says what to do. */
export const optionsOf = (args: readonly string[]): Options => {
  const { api, states, area, only, layer, help: wantsHelp = false } = parse(args)
  if (wantsHelp) return { help: true, origin: '', statesUrl: undefined, wants: () => false, layers }
  const auths = area === undefined ? Object.values(areas).flat() : areas[area]
  if (!auths) throw new Misuse(`There is no area "${area}"; there are ${Object.keys(areas).join(', ')}.`)
  return {
    help: false,
    origin: originOf(api),
    statesUrl: states && addressOf('--states', states),
    layers: layersOf(layer),
    wants: to =>
      auths.includes(to.auth) && (!only || only.some(name => nameOf(to) === name || `${to.method} ${to.path}` === name)),
  }
}
