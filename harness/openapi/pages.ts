import { errors } from '#contracts/api/errors.ts'
import type { Auth, Endpoint } from '#contracts/api/kit/endpoint.ts'
import { refusalsOf } from '#contracts/api/kit/refusals.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import { curlOf, enterCurl } from '#contracts/examples/curl.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { callerOf, wayOf } from './callers.ts'
import { describedCalls } from './document.ts'
import { kindOf } from './kinds.ts'
import type { Named } from './named.ts'
import { jsonLines, type Json, type JsonObject } from '../json/json-lines.ts'
import { fieldsOf } from './fields.ts'
import { linked } from './links.ts'
import { resolved } from './request-body.ts'
import { firstSteps, origin } from './first-steps.ts'
import { takesConditions } from './query-parameters.ts'
import { schemaWriter } from './schemas.ts'
import { remarksOn } from './describe-operation.ts'
import { docstrings } from './docstrings.ts'
import { needsPage } from './needs.ts'
import type { Scribe } from './operations.ts'

const consumers = {
  storefront: { title: 'The storefront', auths: ['none', 'optional', 'buyer'] },
  seller: { title: "The seller's back office", auths: ['seller'] },
  admin: { title: "The administrator's back office", auths: ['admin'] },
} as const satisfies Record<string, { title: string; auths: readonly Auth[] }>

type Consumer = keyof typeof consumers
const consumerNames = Object.keys(consumers) as Consumer[]

/** Sorted, so that the order does not depend on module loading. */
const calls = (): Named[] => describedCalls().toSorted((a, b) => (`${a.noun} ${a.id}` < `${b.noun} ${b.id}` ? -1 : 1))

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The fields of a schema as a table, including those of nested lists and records; empty if there are none. */
const fieldsTable = (
  heading: string,
  schema: JsonObject | undefined,
  components: JsonObject,
  further: readonly string[] = [],
): string[] => {
  const fields = fieldsOf(schema, components)
  if (fields.length + further.length === 0) return []
  return [
    `| ${heading} | required | kind | meaning |`,
    '|---|---|---|---|',
    ...fields.map(
      ({ path, required, kind, text }) => `| \`${path}\` | ${required ? 'yes' : ''} | ${cell(kind)} | ${cell(linked(text))} |`,
    ),
    ...further,
    '',
  ]
}

/** The row for the conditions of a list, which are sent under the names of columns. */
const conditions = linked(
  '| any column |  | `value`, or `value\\|operator` such as `a\\|like` | A condition on that column; all of them hold together. Source: LST-4, LST-5, LST-6. |',
)

const refusalTable = (to: Endpoint): string[] => {
  const names = refusalsOf(to)
  if (names.length === 0) return []
  return [
    '| refusal | code | level | when |',
    '|---|---|---|---|',
    ...names.map(name => `| ${name} | ${errors[name].code} | ${levelOfRefusal(to, name)} | ${errors[name].when} |`),
    '',
  ]
}

const shownReply = (reply: unknown): string => jsonLines({ code: 200, msg: 'ok', data: reply as Json }, 4).trimEnd()

const example = (shown: Example | undefined): string[] =>
  shown
    ? [
        `For example, when ${shown.when}:`,
        '',
        '```sh',
        ...shown.given.map(state => enterCurl(origin, state)),
        curlOf(origin, shown),
        '```',
        '',
        '```json',
        shownReply(shown.reply),
        '```',
        '',
      ]
    : []

const section = (call: Named, { writer, docs }: Scribe): string[] => {
  const { to, id } = call
  const query = to.query && writer.write(to.query, 'input')
  const body = to.body && writer.write(to.body, 'input')
  const reply = writer.write(to.reply, 'output')
  const components = writer.components()
  const meaning = resolved(reply, components).description
  const way = wayOf(to)
  const sends = way && `, sent ${way}`
  return [
    `<a id="${id}"></a>`,
    '',
    `### ${to.about}${to.variant ? ` (with \`${to.variant}\`)` : ''}`,
    '',
    `\`${to.method} ${to.path}\`: ${callerOf(to)}${sends}; level ${to.level ?? 'core'}.`,
    '',
    ...remarksOn(call, docs).flatMap(text => [linked(text), '']),
    ...fieldsTable('in the URL', query, components, takesConditions(to) ? [conditions] : []),
    ...fieldsTable('sent', body, components),
    `Answers: ${kindOf(reply, name => components[name])}.${typeof meaning === 'string' ? ` ${linked(meaning)}` : ''}`,
    '',
    ...fieldsTable('answered', reply, components),
    ...refusalTable(to),
    ...example(examples.find(one => one.to === to && one.error === undefined)),
  ]
}

const heading = (noun: string): string => noun.replaceAll(/([A-Z])/g, ' $1').toLowerCase()

/** The page of one consumer: its calls by noun, each with a curl example. */
const pageOf = (consumer: Consumer): string => {
  const { title, auths } = consumers[consumer]
  const may: readonly Auth[] = auths
  const scribe = { writer: schemaWriter(), docs: docstrings() }
  const own = calls().filter(({ to }) => may.includes(to.auth))
  const nouns = [...Map.groupBy(own, ({ noun }) => noun)]
  return [
    `# ${title}`,
    '',
    'Written from `contracts/api` and `contracts/examples` by `npm run openapi`; do not edit. Every response is HTTP 200 with the envelope',
    '`{code, msg, data}`; the tables describe `data`. A refusal has its code and an empty list as `data`. What the calls do, such as how freight and',
    'discounts are computed, is in the [requirements](../../docs/requirements/README.md). Text marked as trimmed loses leading and trailing spaces',
    'before it is checked and stored; other text keeps them.',
    '',
    ...firstSteps(consumer),
    ...nouns.map(([noun, own]) => `- **${heading(noun)}**: ${own.map(({ to, id }) => `[${to.about}](#${id})`).join(' · ')}`),
    '',
    ...nouns.flatMap(([noun, own]) => [`## ${heading(noun)}`, '', ...own.flatMap(call => section(call, scribe))]),
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
    `${all.length} calls of three consumers: ${consumerNames.map(name => `[${consumers[name].title.toLowerCase()}](${name}.md)`).join(', ')}. Written by \`npm run openapi\`; not to be edited. What the calls have to do is in the [requirements](../../docs/requirements/README.md), topic by topic, with formulas and examples; [needs](needs.md) lists for each call the states and other calls without which it is not verified whole; \`npm run requirements\` shows which calls each of them touches.`,
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
  'needs.md': needsPage(),
  ...Object.fromEntries(consumerNames.map(consumer => [`${consumer}.md`, pageOf(consumer)])),
})
