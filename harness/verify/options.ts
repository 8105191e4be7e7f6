import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Auth, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { levels, type Level } from '#contracts/api/kit/level.ts'
import { Misuse, valuesIn } from '#harness/command/command.ts'
import { originOf, urlOf } from '#harness/command/server-url.ts'
import { depths, type Depth } from '#harness/model/sets.ts'
import { mustKnow } from './must-know.ts'
import { layers, type Layer } from './verdict.ts'

/** The three consumers, with the kinds of calls that each makes. */
const consumers: Readonly<Record<string, readonly Auth[]>> = {
  storefront: ['none', 'optional', 'buyer'],
  seller: ['seller'],
  admin: ['admin'],
}

/** The default folder of the reports. */
const usualFolder = 'dist/verify'

/** How long sequences may take unless it is said, in minutes: ten times as long as on the mock. Source: MDL-21. */
const usualMinutes = 30

export const help = `Checks a server, in any language, against the contract: examples, shapes, rules and sequences, with a verdict
per call.

  npm run verify -- --api URL [--states URL] [--consumer NAME] [--only CALL] [--layer NAME]
                    [--level NAME] [--since REPORT] [--jobs N] [--timeout SECONDS] [--out FOLDER]
                    [--depth NAME] [--minutes N] [--seed N] [--replay SEED:PATH] [--every] [--deviations FILE]
                    [--watch]

  --api URL      where the server is, for example http://localhost:8000 (calls go to URL/api/...)
  --states URL   its states protocol: POST {"state", "params"} enters a provider state (docs/provider-states.md).
                 Default: URL/_mock/states if that answers. Without one, states have to hold already or be reachable by
                 ordinary calls; what needs another state is skipped.
  --consumer N   only the calls of one consumer: ${Object.keys(consumers).join(', ')}
  --only CALL    only one call, for example "POST /user/order/pay"; may be repeated
  --layer NAME   only one layer; may be repeated. examples: one call, one answer. shapes: every reply that is met, by its
                 schema. rules: what holds across calls, such as paging, ownership, stock and money. model:
                 sequences of calls, answered as the reference answers them (docs/read-a-finding.md)
  --level NAME   core (default): what pages need, and what decides about money, stock, ownership and the stages of orders;
                 what differs from full is shown as advice. full: every call as this project defines it
  --depth NAME   how many sequences are played: ${depths.join(', ')}. Default: default
  --minutes N    how long sequences may take; what was not played is reported as skipped. Default: ${usualMinutes}, with
                 --depth deep no limit
  --seed N       other sequences, up to 9999. Default: 1
  --replay S:P   only the sequence of an earlier finding, as its last line says
  --every        sequences: also reports the differences that come after the first one of a sequence
  --deviations F what this server does differently on purpose: a JSON list of {call, field or rule, reason}; shown apart
  --watch        does not end: after every restart of the server the failing calls are checked again
  --since FILE   compares with the report.json of an earlier run: what regressed, what conforms now
  --jobs N       how many worlds are used at the same time, on servers that keep worlds apart by the header X-Mock-World. Default: 4 on
                 the mock, else 1
  --timeout S    how long to wait for one answer, in seconds. Default: 10
  --out FOLDER   where index.html, report.json and junit.xml go. Default: ${usualFolder}
  --help         this text

Verdicts: conforming; not built yet (404, 405, 501 or a web page); wrong (with field, expected, actual, curl, and the pages
that use the call); set-up failed (a state could not be entered or does not hold: says nothing about the call); skipped.
Exit code: 0 nothing is worse than skipped, 1 something is, 2 the command is wrong, or nothing answers.
With --since: 0 nothing regressed, 1 something did.
`

/** The options of the command. */
export type Options = {
  readonly origin: string
  readonly statesUrl: string | undefined
  readonly wants: (to: Endpoint) => boolean
  readonly layers: readonly Layer[]
  readonly level: Level
  readonly since: string | undefined
  readonly depth: Depth
  /** How long sequences may take; undefined for no limit. */
  readonly minutes: number | undefined
  readonly seed: number
  /** `SEED:PATH`: only this sequence of the model. */
  readonly replay: string | undefined
  /** The file of deviations. */
  readonly deviations: string | undefined
  /** Number of worlds; undefined means the default. */
  readonly jobs: number | undefined
  /** In milliseconds. */
  readonly timeout: number
  readonly folder: string
  /** Whether differences that the first one of a sequence hides are reported, too. */
  readonly every: boolean
  /** Whether to check again after every restart of the server. */
  readonly watch: boolean
}

const numberOf = (option: string, text: string, most: number): number => {
  const number = Number(text)
  if (!(number > 0) || number > most) throw new Misuse(`${option} "${text}" is not a number from 1 to ${most}.`)
  return number
}

const text = { type: 'string' } as const
const several = { type: 'string', multiple: true } as const

const known = {
  api: text,
  states: text,
  consumer: text,
  only: several,
  layer: several,
  level: text,
  since: text,
  depth: text,
  minutes: text,
  seed: text,
  replay: text,
  deviations: text,
  jobs: text,
  timeout: text,
  out: text,
  every: { type: 'boolean' },
  watch: { type: 'boolean' },
} as const

const isLayer = (name: string): name is Layer => layers.some(layer => layer === name)

const layersOf = (names: readonly string[] = layers): readonly Layer[] =>
  names.map(name => {
    if (!isLayer(name)) throw new Misuse(`There is no layer "${name}"; there are ${layers.join(', ')}.`)
    return name
  })

const levelNamed = (name: string): Level => {
  const level = levels.find(one => one === name)
  if (!level) throw new Misuse(`There is no level "${name}"; there are ${levels.join(', ')}.`)
  return level
}

const depthOf = (name: string): Depth => {
  const depth = depths.find(one => one === name)
  if (!depth) throw new Misuse(`There is no depth "${name}"; there are ${depths.join(', ')}.`)
  return depth
}

const replayOf = (text: string | undefined): string | undefined => {
  if (text !== undefined && !/^\d+:[\d:]*$/.test(text))
    throw new Misuse(`--replay "${text}" is not a replay id; copy it from a finding, for example 1234567:0:3:1.`)
  return text
}

/** How calls can be named: with their variant, or all variants together. */
const callNames = [...new Set(endpoints.flatMap(to => [nameOf(to), `${to.method} ${to.path}`]))]

const authsOf = (consumer: string | undefined): readonly Auth[] => {
  const auths = consumer === undefined ? Object.values(consumers).flat() : consumers[consumer]
  if (!auths) throw new Misuse(`There is no consumer "${consumer}"; there are ${Object.keys(consumers).join(', ')}.`)
  return auths
}

/** Reads the command line. @throws Misuse with a message that says what to do */
export const optionsOf = (args: readonly string[]): Options => {
  const {
    api,
    states,
    consumer,
    only,
    layer,
    level = 'core',
    since,
    depth = 'default',
    minutes = depth === 'deep' ? undefined : String(usualMinutes),
    seed = '1',
    replay,
    deviations,
    jobs,
    timeout = '10',
    out = usualFolder,
    every = false,
    watch = false,
  } = valuesIn(args, known)
  const auths = authsOf(consumer)
  mustKnow('call', only, callNames)
  return {
    origin: originOf(api),
    statesUrl: states && urlOf('--states', states),
    layers: replay === undefined ? layersOf(layer) : ['model'],
    level: levelNamed(level),
    since,
    depth: depthOf(depth),
    minutes: minutes === undefined ? undefined : numberOf('--minutes', minutes, 10_000),
    seed: Math.floor(numberOf('--seed', seed, 9999)),
    replay: replayOf(replay),
    deviations,
    jobs: jobs === undefined ? undefined : Math.floor(numberOf('--jobs', jobs, 16)),
    timeout: numberOf('--timeout', timeout, 600) * 1000,
    folder: out,
    every,
    watch,
    wants: to =>
      auths.includes(to.auth) && (!only || only.some(name => nameOf(to) === name || `${to.method} ${to.path}` === name)),
  }
}
