import { errors } from '#contracts/api/errors.ts'
import type { Auth, Endpoint } from '#contracts/api/kit/endpoint.ts'
import { refusalsOf } from '#contracts/api/kit/refusals.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { callerOf, wayOf } from './callers.ts'
import { describedCalls } from './document.ts'
import { kindOf } from './kinds.ts'
import type { Named } from './named.ts'
import type { Json, JsonObject } from '../json/json-lines.ts'
import { schemaWriter, type SchemaWriter } from './schemas.ts'

const consumers = {
  storefront: { title: 'The storefront', auths: ['none', 'optional', 'buyer'] },
  seller: { title: "The seller's back office", auths: ['seller'] },
  admin: { title: "The administrator's back office", auths: ['admin'] },
} as const satisfies Record<string, { title: string; auths: readonly Auth[] }>

type Consumer = keyof typeof consumers
const consumerNames = Object.keys(consumers) as Consumer[]

/** In an order that does not depend on how the modules are loaded. */
const calls = (): Named[] => describedCalls().toSorted((a, b) => (`${a.noun} ${a.id}` < `${b.noun} ${b.id}` ? -1 : 1))

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The fields of a schema as a table; nothing where there are none. */
const fieldsTable = (heading: string, schema: JsonObject | undefined, named: (name: string) => Json | undefined): string[] => {
  const whole = typeof schema?.$ref === 'string' ? named(schema.$ref.split('/').at(-1) ?? '') : schema
  const { properties, required } = (whole ?? {}) as JsonObject
  const entries = Object.entries((properties ?? {}) as JsonObject)
  if (entries.length === 0) return []
  const must: readonly Json[] = Array.isArray(required) ? required : []
  return [
    `| ${heading} | must be there | kind |`,
    '|---|---|---|',
    ...entries.map(([name, part]) => `| \`${name}\` | ${must.includes(name) ? 'yes' : ''} | ${cell(kindOf(part, named))} |`),
    '',
  ]
}

const refusalTable = (to: Endpoint): string[] => {
  const names = refusalsOf(to)
  if (names.length === 0) return []
  return [
    '| refusal | code | when |',
    '|---|---|---|',
    ...names.map(name => `| ${name} | ${errors[name].code} | ${errors[name].when} |`),
    '',
  ]
}

const longest = 1200

const shownReply = (reply: unknown): string => {
  const text = JSON.stringify({ code: 200, msg: 'ok', data: reply }, null, 1)
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text
}

const example = (shown: Example | undefined): string[] =>
  shown
    ? [
        `For example, when ${shown.when}:`,
        '',
        '```sh',
        curlOf('http://localhost:4010', shown),
        '```',
        '',
        '```json',
        shownReply(shown.reply),
        '```',
        '',
      ]
    : []

const section = ({ to, id }: Named, writer: SchemaWriter): string[] => {
  const query = to.query && writer.write(to.query, 'input')
  const body = to.body && writer.write(to.body, 'input')
  const reply = writer.write(to.reply, 'output')
  const components = writer.components()
  const named = (name: string): Json | undefined => components[name]
  const way = wayOf(to)
  const sends = way && `, sent ${way}`
  return [
    `<a id="${id}"></a>`,
    '',
    `### ${to.about}${to.variant ? ` (with \`${to.variant}\`)` : ''}`,
    '',
    `\`${to.method} ${to.path}\`: ${callerOf(to)}${sends}.`,
    '',
    ...fieldsTable('in the address', query, named),
    ...fieldsTable('sent', body, named),
    `Answers: ${kindOf(reply, named)}.`,
    '',
    ...fieldsTable('answered', reply, named),
    ...refusalTable(to),
    ...example(examples.find(one => one.to === to && one.error === undefined)),
  ]
}

const heading = (noun: string): string => noun.replaceAll(/([A-Z])/g, ' $1').toLowerCase()

/** The calls of one consumer in plain words, by noun, each with an example for the terminal. */
const pageOf = (consumer: Consumer): string => {
  const { title, auths } = consumers[consumer]
  const may: readonly Auth[] = auths
  const writer = schemaWriter()
  const own = calls().filter(({ to }) => may.includes(to.auth))
  const nouns = [...Map.groupBy(own, ({ noun }) => noun)]
  return [
    `# ${title}`,
    '',
    'Written from `contracts/api` and `contracts/examples` by `npm run openapi`; not to be edited. Every answer is HTTP 200 with the envelope',
    '`{code, msg, data}`; below stands what is in `data`. A refusal has its code and an empty list as `data`. What the calls have to do, such as how',
    'freight and discounts are computed, is in the [requirements](../../docs/requirements/README.md).',
    '',
    ...nouns.map(([noun, own]) => `- **${heading(noun)}**: ${own.map(({ to, id }) => `[${to.about}](#${id})`).join(' · ')}`),
    '',
    ...nouns.flatMap(([noun, own]) => [`## ${heading(noun)}`, '', ...own.flatMap(call => section(call, writer))]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

const overview = (): string => {
  const all = calls()
  const nouns = [...Map.groupBy(all, ({ noun }) => noun)]
  const consumerOf = ({ to }: Named): Consumer =>
    consumerNames.find(name => (consumers[name].auths as readonly Auth[]).includes(to.auth)) ?? 'storefront'
  return [
    '# The API by noun',
    '',
    `${all.length} calls of three consumers: ${consumerNames.map(name => `[${consumers[name].title.toLowerCase()}](${name}.md)`).join(', ')}. Written by \`npm run openapi\`; not to be edited. What the calls have to do is in the [requirements](../../docs/requirements/README.md), topic by topic, with formulas and examples; \`npm run requirements\` shows which calls each of them touches.`,
    '',
    '| noun | storefront | seller | administrator |',
    '|---|---|---|---|',
    ...nouns.map(([noun, own]) => {
      const links = (consumer: Consumer): string =>
        own
          .filter(call => consumerOf(call) === consumer)
          .map(({ to, id }) => `[${to.method} ${to.path}](${consumer}.md#${id})`)
          .join('<br>')
      return `| ${heading(noun)} | ${consumerNames.map(links).join(' | ')} |`
    }),
    '',
  ].join('\n')
}

/** The pages of the API by file name. */
export const apiPages = (): Readonly<Record<string, string>> => ({
  'README.md': overview(),
  ...Object.fromEntries(consumerNames.map(consumer => [`${consumer}.md`, pageOf(consumer)])),
})
