/** How pages break that people write; each has its own reason to be noticed. */
export const operators = [
  'arithmetic',
  'rounding',
  'comparison',
  'swapped arguments',
  'dropped handler',
  'dropped disabled',
  'dropped refresh',
  'swapped label',
  'dropped column',
  'dropped aria',
] as const
/** How backends break that people write. Some names are those of pages. */
export const backendOperators = [
  'arithmetic',
  'rounding',
  'comparison',
  'negated condition',
  'dropped operand',
  'dropped statement',
  'dropped property',
  'dropped step',
  'other function',
  'other value',
] as const
export type Operator = (typeof operators)[number] | (typeof backendOperators)[number]
/** All operators, each once. */
export const allOperators: readonly Operator[] = [...new Set([...operators, ...backendOperators])]

/** What is replaced: an expression, one that begins a statement, an attribute of JSX, or an element of an array. */
type Place = 'expression' | 'statement' | 'attribute' | 'element' | 'property'

/** One small fault in one file. */
export type Mutant = {
  readonly file: string
  readonly operator: Operator
  readonly place: Place
  /** Offsets in the text of the file. */
  readonly start: number
  readonly end: number
  /** The original code and its replacement, which is empty if the code is removed. */
  readonly before: string
  readonly after: string
}

/** The name of a mutant, which is the same in every run as long as the file is. */
export const nameOf = ({ file, start, operator }: Mutant): string => `${file}:${start}:${operator}`

const replaced = (text: string, { start, end }: Mutant, by: string): string => text.slice(0, start) + by + text.slice(end)

/** What is left of a part that is removed where something has to be. */
const emptied: ReadonlyMap<Place, string> = new Map([
  ['element', '...[]'],
  ['property', '...{}'],
])

/** The text of a file with one mutant in it. */
export const mutated = (text: string, mutant: Mutant): string => replaced(text, mutant, emptied.get(mutant.place) ?? mutant.after)

/** The global variable that says which mutant of a build is active. */
export const variable = '__mutant'

const switchOf = ({ place, before, after }: Mutant, isActive: string): string => {
  if (place === 'element') return `...(${isActive}?[]:[${before}])`
  const either = `(${isActive}?(${after || 'undefined'}):(${before}))`
  if (place === 'expression') return either
  // Without the operator, the parenthesis would call what the line before ends with.
  if (place === 'statement') return `void ${either}`
  if (place === 'property') return `...(${isActive}?{}:{${before}})`
  const [name = '', ...value] = before.split('=')
  const text = value.join('=')
  const given = text.startsWith('{') ? `(${text.slice(1, -1)})` : text || 'true'
  return `${name}={${isActive}?undefined:${given}}`
}

/**
 * The text of a file with all of its mutants, of which the page activates one by its number, so that one build serves for all.
 * The mutants must not overlap.
 */
export const switched = (
  text: string,
  numbered: readonly (readonly [number: number, mutant: Mutant])[],
  isActive = (number: number): string => `globalThis.${variable}===${number}`,
): string =>
  numbered
    .toSorted(([, one], [, other]) => other.start - one.start)
    .reduce((changed, [number, mutant]) => replaced(changed, mutant, switchOf(mutant, isActive(number))), text)
