import { readdirSync, readFileSync } from 'node:fs'
import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { rules } from '#contracts/rules/rules.ts'

/** A requirement of docs/requirements, with its formula and examples. */
export type Requirement = {
  readonly id: string
  readonly sentence: string
  readonly formula: string | undefined
  readonly topic: string
  /** Whether it is about a screen, which no call can prove. */
  readonly isOfScreen: boolean
}

const folder = new URL('../../docs/requirements/', import.meta.url)

/** Topics about screens, tools and texts, not about replies of a server. */
const otherTopics: readonly string[] = ['README', 'harness', 'interface', 'shell', 'table']
const screens = /\b(?:screen|page|dialog|button|URL|form that)\b/

const linesOf = (file: string): Requirement[] => {
  const found: Requirement[] = []
  let heading = ''
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    heading = /^## (.*)$/.exec(line)?.[1] ?? heading
    const [, id, sentence] = /^- \*\*([A-Z]{3}-\d+)\*\* \(\w+\) (.*)$/.exec(line) ?? []
    const [, formula] = /^ {2}- Formula: (.*)$/.exec(line) ?? []
    const last = found.at(-1)
    const isOfScreen = heading.startsWith('Screens of') || (sentence !== undefined && screens.test(sentence))
    if (id && sentence) found.push({ id, sentence, formula: undefined, topic: file.slice(0, -3), isOfScreen })
    else if (formula && last) found[found.length - 1] = { ...last, formula }
  }
  return found
}

let all: readonly Requirement[] | undefined
const requirements = (): readonly Requirement[] =>
  (all ??= readdirSync(folder)
    .filter(file => file.endsWith('.md') && !otherTopics.includes(file.slice(0, -3)))
    .flatMap(linesOf))

/** The requirements for a server, in the order of the documents. */
export const serverRequirements = (): readonly Requirement[] =>
  requirements().filter(({ topic, isOfScreen }) => topic !== 'client' && !isOfScreen)

/** The facts by which the requirement of a difference is found. */
export type Question = {
  readonly to: Endpoint
  /** `data.freight_money` */
  readonly field: string
  readonly refusal: ErrorName | undefined
  /** The last write before. */
  readonly cause: Endpoint
}

/** The ids of requirements that rules about the calls cite. */
const citedFor = (calls: readonly Endpoint[]): ReadonlySet<string> =>
  new Set(rules.filter(({ about }) => about.some(to => calls.includes(to))).flatMap(({ source }) => source.split(/,\s*/)))

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{4,}/g))

const scoreOf = (
  { id, sentence, formula = '' }: Requirement,
  { to, field, refusal, cause }: Question,
  cited: ReadonlySet<string>,
): number => {
  const text = `${sentence} ${formula}`
  const name = field.match(/(\w+)(?:\[\d+\])?$/)?.[1] ?? ''
  const about = wordsOf(`${cause.about} ${refusal ? errors[refusal].when : name.replaceAll('_', ' ')}`)
  const shared = [...wordsOf(text)].filter(word => about.has(word)).length
  return (
    (text.includes(`\`${cause.method} ${cause.path}\``) ? 4 : 0) +
    (to !== cause && text.includes(`\`${to.method} ${to.path}\``) ? 2 : 0) +
    (text.includes(`\`${shapeOf(cause)}\``) ? 0.5 : 0) +
    (refusal && text.includes(`\`${refusal}\``) ? 7 : 0) +
    (refusal === undefined && name.length > 3 && new RegExp(String.raw`\b${name}\b`).test(text) ? 5 : 0) +
    (cited.has(id) ? 2 : 0) +
    Math.min(3, shared) -
    (screens.test(sentence) ? 2 : 0)
  )
}

/** What the records of a call are called in a sentence: `order` in `/user/orders/{id}`, `settlement` in `/Admin/order_settlements`. */
const nounOf = ({ path }: Endpoint): string => {
  const [first = '', second = ''] = path.split('/').filter(part => part !== '')
  const noun = /^(?:Admin|Seller|user)$/.test(first) ? second : first
  return noun.split('_').at(-1)?.replace(/s$/, '') ?? ''
}

const names = ({ sentence, formula = '' }: Requirement, name: string): boolean => `${sentence} ${formula}`.includes(`\`${name}\``)

/** How the requirements of every list name a call: `GET {page}/{id}`. */
const shapeOf = ({ method, path }: Endpoint): string => `${method} {page}${/\/\{ids?\}$/.exec(path)?.[0] ?? ''}`

/** Whether a refusal means the same for every record, as `notFound` does: the requirements of all calls name it. */
const isGeneral = (refusal: ErrorName): boolean => requirements().some(one => one.topic === 'client' && names(one, refusal))

/**
 * Whether a requirement names one of the calls or the refusal; a refusal of every record must be that of the call's records. Sharing
 * only the name of the field is not enough.
 */
const isAbout = (requirement: Requirement, { to, refusal, cause }: Question, cited: ReadonlySet<string>): boolean => {
  const { id, sentence, topic } = requirement
  const isOfRecords = [to, cause].some(one => new RegExp(String.raw`\b${nounOf(one)}s?\b`, 'i').test(sentence))
  return (
    cited.has(id) ||
    [cause, to].some(one => names(requirement, nameOf(one))) ||
    (refusal !== undefined && names(requirement, refusal) && (topic === 'client' || !isGeneral(refusal) || isOfRecords))
  )
}

/** The requirement that most likely applies: the best match by call, field and refusal. */
export const requirementFor = (question: Question): Requirement | undefined => {
  const cited = citedFor([question.cause, question.to])
  const [best] = requirements()
    .filter(one => isAbout(one, question, cited))
    .map(one => ({ one, score: scoreOf(one, question, cited) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score >= 5 ? best.one : undefined
}

/** A requirement as it is printed in a report. */
export const requirementText = ({ id, sentence, formula }: Requirement): string =>
  `${id} ${sentence}${formula ? ` Formula: ${formula}` : ''}`
