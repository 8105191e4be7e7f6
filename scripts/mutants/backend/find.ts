import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { binary, calls, type Found, type Span } from '../find.ts'
import { backendOperators, type Mutant } from '../mutant.ts'

/** What a developer forgets in the middle of a chain: the selection, the order, the page. */
const steps = /^(filter|toSorted|sort|toReversed|slice|trim|toLowerCase|with)$/

/** Functions that are easily taken for each other. */
const turned = new Map(Object.entries({ min: 'max', max: 'min', some: 'every', every: 'some' }))

const conditions = (text: string, found: Found): VisitorObject => {
  const negate = ({ test }: { readonly test: Span }): void =>
    found('negated condition', 'expression', test, `!(${text.slice(test.start, test.end)})`)
  return {
    IfStatement: negate,
    ConditionalExpression: negate,
    LogicalExpression: node => {
      if (node.operator === '??') return
      for (const { start, end } of [node.left, node.right]) found('dropped operand', 'expression', node, text.slice(start, end))
    },
  }
}

const effects = (found: Found): VisitorObject => ({
  ExpressionStatement: node => {
    const { type } = node.expression
    if (type === 'CallExpression' || type === 'UnaryExpression')
      found('dropped statement', 'expression', node.expression, 'undefined')
  },
  ObjectExpression: ({ properties }) => {
    for (const one of properties) found('dropped property', 'property', one, '')
  },
})

const chains = (text: string, found: Found): VisitorObject => ({
  CallExpression: ({ callee, start, end }) => {
    if (callee.type !== 'MemberExpression' || callee.computed) return
    const { object, property } = callee
    const name = text.slice(property.start, property.end)
    if (steps.test(name)) found('dropped step', 'expression', { start, end }, text.slice(object.start, object.end))
    const other = turned.get(name)
    if (other)
      found(
        'other function',
        'expression',
        { start, end },
        `${text.slice(start, property.start)}${other}${text.slice(property.end, end)}`,
      )
  },
})

const literals = (found: Found): VisitorObject => ({
  Literal: node => {
    if (typeof node.value === 'number') found('other value', 'expression', node, node.value === 0 ? '1' : `${node.value} - 1`)
    if (typeof node.value === 'boolean') found('other value', 'expression', node, String(!node.value))
  },
})

/** The spans of all nodes of some types. */
const spansOf = (program: Parameters<Visitor['visit']>[0], types: readonly string[]): Span[] => {
  const spans: Span[] = []
  new Visitor(Object.fromEntries(types.map(type => [type, (node: Span) => void spans.push(node)]))).visit(program)
  return spans
}

const isIn = ({ start, end }: Span, spans: readonly Span[]): boolean => spans.some(one => one.start <= start && end <= one.end)

/**
 * Every mutant of a file of the mock: mistakes in rules, sums and writes. Only code inside functions is changed, because the rest runs
 * when the file is loaded, for both sides.
 * @throws if the text cannot be parsed
 */
export const backendMutantsIn = (file: string, text: string): Mutant[] => {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const functions = spansOf(program, ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
  // A part of an optional chain cannot be replaced alone.
  const left = spansOf(program, ['ChainExpression', 'TSLiteralType'])
  const statements = new Set(spansOf(program, ['ExpressionStatement']).map(({ start }) => start))
  const all: Mutant[] = []
  const found: Found = (operator, given, { start, end }, after) => {
    if (!isIn({ start, end }, functions) || left.some(one => one.start <= start && end <= one.end)) return
    const place = given === 'expression' && statements.has(start) ? 'statement' : given
    all.push({ file, operator, place, start, end, before: text.slice(start, end), after })
  }
  const visitors = [
    binary(text, found),
    calls(text, found),
    conditions(text, found),
    effects(found),
    chains(text, found),
    literals(found),
  ]
  for (const visitor of visitors) new Visitor(visitor).visit(program)
  // The compiler would refuse arguments in the wrong order.
  return all.filter(({ operator }) => backendOperators.some(name => name === operator))
}
