import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import type { Mutant, Operator } from './mutant.ts'

export type Span = { readonly start: number; readonly end: number }
export type Found = (operator: Operator, place: Mutant['place'], span: Span, after: string) => void

const turned: Readonly<Record<string, readonly [Operator, string]>> = {
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
}

const rounded: Readonly<Record<string, string>> = { round: 'floor', floor: 'ceil', ceil: 'floor', trunc: 'ceil' }

/** Both orders mean the same here. */
const symmetric = /^(mergeClasses|Math\.(min|max)|refresh)$/

/** Calls after which a page asks the server again. */
const refreshing = /^((\w+\.)*(refresh|mutate|reload))$/

const isValue = (type: string): boolean => type === 'Identifier' || type === 'MemberExpression'

export const binary = (text: string, found: Found): VisitorObject => ({
  BinaryExpression: node => {
    const known = turned[node.operator]
    const sides = [node.left, node.right]
    // What is joined to a text is no sum.
    const isText = sides.some(({ type, start }) => type === 'TemplateLiteral' || /['"`]/.test(text.charAt(start)))
    if (!known || (known[0] === 'arithmetic' && isText)) return
    const [left, right] = sides.map(({ start, end }) => text.slice(start, end))
    found(known[0], 'expression', node, `${left} ${known[1]} ${right}`)
  },
})

export const calls = (text: string, found: Found): VisitorObject => ({
  CallExpression: node => {
    const callee = text.slice(node.callee.start, node.callee.end)
    const [first, second] = node.arguments
    const words = node.arguments.map(({ start, end }) => text.slice(start, end))
    const [, method = ''] = /^Math\.(\w+)$/.exec(callee) ?? []
    const down = rounded[method]
    if (down) found('rounding', 'expression', node, `Math.${down}(${words.join(', ')})`)
    if (callee.endsWith('.toFixed') && words[0] === '2') found('rounding', 'expression', node, `${callee}(1)`)
    if (refreshing.test(callee)) found('dropped refresh', 'expression', node, 'undefined')
    const areValues = first && second && isValue(first.type) && isValue(second.type) && words[0] !== words[1]
    if (areValues && words.length === 2 && !symmetric.test(callee))
      found('swapped arguments', 'expression', node, `${callee}(${words[1]}, ${words[0]})`)
  },
})

/** What is hidden from assistive technology is decoration nearly everywhere: nothing is missing if it is not. */
const decorative = 'aria-hidden'

const attributeOperator = (name: string): Operator | undefined => {
  if (/^on[A-Z]/.test(name)) return 'dropped handler'
  if (/^(disabled|disabledFocusable|busy|loading)$/.test(name)) return 'dropped disabled'
  return name.startsWith('aria-') && name !== decorative ? 'dropped aria' : undefined
}

const attributes = (text: string, found: Found): VisitorObject => ({
  JSXAttribute: node => {
    const operator = attributeOperator(text.slice(node.name.start, node.name.end))
    if (operator) found(operator, 'attribute', node, '')
  },
})

/** Elements of the lists that say what a table shows. */
const columns = (text: string, found: Found): VisitorObject => ({
  Property: ({ key, value }) => {
    if (text.slice(key.start, key.end) !== 'columns' || value.type !== 'ArrayExpression') return
    for (const one of value.elements) if (one && one.type !== 'SpreadElement') found('dropped column', 'element', one, '')
  },
})

/** The keys of interface texts in a file: `t('shop.cart')` and `label: 'goods.name'`. */
const labelsIn = (text: string, program: Parameters<Visitor['visit']>[0]): Span[] => {
  const spans: Span[] = []
  const take = (node: (Span & { type: string }) | undefined) => {
    if (node?.type === 'Literal' && /^['"][a-z]\w*(\.\w+)+['"]$/.test(text.slice(node.start, node.end))) spans.push(node)
  }
  new Visitor({
    CallExpression: ({ callee, arguments: words }) => {
      if (text.slice(callee.start, callee.end) === 't') take(words[0])
    },
    Property: ({ key, value }) => {
      if (text.slice(key.start, key.end) === 'label') take(value)
    },
  }).visit(program)
  return spans
}

const swapLabels = (text: string, spans: readonly Span[], found: Found): void => {
  const wordOf = ({ start, end }: Span): string => text.slice(start, end)
  for (const [at, span] of spans.entries()) {
    const other = [...spans.slice(at + 1), ...spans].map(wordOf).find(word => word !== wordOf(span))
    if (other) found('swapped label', 'expression', span, other)
  }
}

/**
 * Every mutant of a file. Types are left alone, since they do not run.
 * @throws if the text cannot be parsed.
 */
export const mutantsIn = (file: string, text: string): Mutant[] => {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const statements = new Set<number>()
  new Visitor({ ExpressionStatement: ({ start }) => void statements.add(start) }).visit(program)
  const all: Mutant[] = []
  const found: Found = (operator, given, { start, end }, after) => {
    const place = given === 'expression' && statements.has(start) ? 'statement' : given
    all.push({ file, operator, place, start, end, before: text.slice(start, end), after })
  }
  for (const visitor of [binary, calls, attributes, columns]) new Visitor(visitor(text, found)).visit(program)
  swapLabels(text, labelsIn(text, program), found)
  return all
}
