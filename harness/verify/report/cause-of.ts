import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { losses } from './losses.ts'
import type { CauseKind, SavedDifference, SavedFinding } from './report-file.ts'

/** The reason that a difference has in common with others; `bug` marks defects at any level. */
type Reason = { readonly cause: string; readonly bug: boolean }

const sql = /SQLSTATE|SQL syntax|Integrity constraint|Base table or view/i
/** Errors of programs in the words of PHP, Python, Java and Node. */
const crash = new RegExp(
  [
    'Undefined (?:index|variable|property|offset|array key)',
    '(?:Trying|Attempt) to (?:get|access|read|assign)',
    'Call to (?:a member|undefined)',
    '(?:Array|Object of class \\S+) (?:to string conversion|could not be converted)',
    'Invalid argument supplied|argument must be|must be of (?:the )?type|Unsupported operand|Illegal offset',
    'No query results for model|Class \\S+ (?:not found|does not exist)',
    'Division by zero|Stack trace|Traceback|NullPointer|Cannot read propert',
  ].join('|'),
  'i',
)

/** `4 (…)`, `403 "no"`: the code that a text begins with. */
const codeIn = (text: string): number => Number(/^\d+/.exec(text)?.[0] ?? NaN)
const nameIn = (text: string): string | undefined => /^\d+ \((\w+)/.exec(text)?.[1]

/** The subject of a refusal in a few words. */
const subjects: Readonly<Record<string, string>> = {
  noPermission: 'permission is refused',
  notLoggedIn: 'a guest or a foreign token is refused',
  notFound: 'what does not exist or belongs to somebody else is refused',
  invalidInput: 'invalid input is refused',
}

const subjectOf = (name: string): string => subjects[name] ?? `«${name}» is refused`

const refusal = (name: string, wanted: number, code: number): string =>
  code === 200 ? `what has to be refused is accepted (${name})` : `${subjectOf(name)} with ${code}, the contract means ${wanted}`

/** A server's message without the parts that differ from call to call. */
const wordsOf = (text: string): string =>
  text
    .replace(/^\d+ ?/, '')
    .replace(/\d{4,}/g, 'N')
    .slice(0, 60)

const isRefusal = (name: string): name is ErrorName => Object.hasOwn(errors, name)

const ofCode = ({ expected, actual }: SavedDifference, kind: CauseKind): Reason => {
  const [wanted, code, name = ''] = [codeIn(expected), codeIn(actual), nameIn(expected)]
  // Refusals of core protect something; those of full alone protect nothing.
  const loss = kind === 'wrong' && code === 200 && isRefusal(name) ? losses[name] : undefined
  if (loss) return { cause: `${loss} (${name})`, bug: true }
  if (sql.test(actual)) return { cause: 'an SQL error is answered', bug: true }
  if (crash.test(actual)) return { cause: 'an error of the program is answered', bug: true }
  if (name) return { cause: refusal(name, wanted, code), bug: false }
  return { cause: `what has to succeed is refused with ${code} ${wordsOf(actual)}`.trim(), bug: false }
}

const ofStatus = ({ actual }: SavedDifference): Reason => {
  const status = Number(/HTTP (\d+)/.exec(actual)?.[1])
  const what = sql.test(actual) ? ' (an SQL error)' : ''
  return { cause: `HTTP ${status} instead of HTTP 200 with an envelope${what}`, bug: status >= 500 }
}

const leafOf = (field: string): string =>
  field
    .replace(/\[\d*\]/g, '')
    .replace(/\.\d+(?=\.|$)/g, '')
    .split(/[.\s]/)
    .findLast(part => part !== '') ?? field

/** A value that does not match its schema. */
const ofMismatch = (field: string, { problem, expected, received }: NonNullable<SavedDifference['mismatch']>): string => {
  if (problem === 'missing') return `«${leafOf(field)}» is missing`
  if (problem === 'value') return `«${leafOf(field)}» is not ${expected}`
  if (field === 'data') return `the data of an answer is ${received}, the contract means ${expected}`
  return `${received} is sent where the contract means ${expected}`
}

const ofValue = (field: string, { expected, actual }: SavedDifference): string =>
  actual === 'nothing' ? `«${leafOf(field)}» is missing` : `«${leafOf(field)}»: ${expected.slice(0, 70)}`

const sentBefore = 'what was sent, '

/** A success without the sent values being stored. */
const ofStored = ({ expected, actual }: SavedDifference): Reason => {
  const [sent, stored] = [expected.slice(sentBefore.length), actual].map(text => text.replace(/^"|"$/g, ''))
  const isCut = stored !== '' && sent?.startsWith(stored ?? '')
  return {
    cause: isCut
      ? 'a success is answered, and what was sent is stored cut off'
      : 'a success is answered, and what was sent is not stored',
    bug: true,
  }
}

const isTime = (text: string): boolean => /^"\d{4}-\d{2}-\d{2}/.test(text)

/** The field of a difference, without the read that sequences name before it: `GET /user/order/{id} data.total`. */
const fieldIn = (field: string): string => field.replace(/^[A-Z]+ \/\S* /, '')

/** The cause of a difference: the same text for all differences that one change of the server would fix. Source: VRF-11. */
export const causeOfDifference = (
  difference: SavedDifference,
  { title, bug }: Pick<SavedFinding, 'title' | 'bug'>,
  kind: CauseKind = 'wrong',
): Reason => {
  const { expected, actual } = difference
  const field = fieldIn(difference.field)
  if (field === 'SQLSTATE') return { cause: 'an SQL error is answered', bug: true }
  if (expected === 'never sent') return { cause: `what is secret is sent («${leafOf(field)}»)`, bug: true }
  if (field === 'code' && actual.startsWith('HTTP ')) return ofStatus(difference)
  if (field === 'code') return bug && codeIn(actual) === 200 ? { cause: bug, bug: true } : ofCode(difference, kind)
  if (field === '(status)') return ofStatus(difference)
  if (field === '(body)')
    return { cause: expected === 'a whole answer' ? wordsOf(actual) : `the answer is no envelope {code, msg, data}`, bug: true }
  if (difference.mismatch) return { cause: ofMismatch(field, difference.mismatch), bug: false }
  if (bug) return { cause: bug, bug: true }
  if (expected.startsWith(sentBefore)) return ofStored(difference)
  if (expected === 'null' && isTime(actual)) return { cause: 'a time is given for an event that has not happened', bug: true }
  const isRule = title.endsWith('.')
  return { cause: isRule ? `rule broken: ${title}` : ofValue(field, difference), bug: sql.test(actual) }
}
