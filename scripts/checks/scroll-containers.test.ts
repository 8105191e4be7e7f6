import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** Surfaces that Fluent positions itself. */
const positioned = ['src/table/kinds/places/cascade-box.tsx']

type Node = { type: string; start: number; [key: string]: unknown }
type Property = Node & { key: { name?: string; value?: unknown }; value: Node & { value?: unknown }; computed: boolean }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = ({ key }: Property): string => String(key.name ?? key.value ?? '')

/** Rules for a state or a medium, such as `:hover` and `@media`, add to the rules around them. */
const addsTo = (property: Property): boolean => property.computed || /^[@:]/.test(nameOf(property))

/** The offsets of style objects that scroll without being positioned; `around` tells that the rules around an object are. */
const unpositioned = (node: Node, around = false): number[] => {
  const properties =
    node.type === 'ObjectExpression' ? (node.properties as Property[]).filter(one => one.type === 'Property') : []
  const isPositioned = around || properties.some(one => nameOf(one) === 'position')
  const scrolls = properties.some(
    one => /^overflow[XY]?$/.test(nameOf(one)) && ['auto', 'scroll'].includes(String(one.value.value)),
  )
  const children = Object.values(node).flat().filter(isNode)
  return [
    ...(scrolls && !isPositioned ? [node.start] : []),
    ...children.flatMap(child =>
      child.type === 'Property'
        ? unpositioned((child as Property).value, isPositioned && addsTo(child as Property))
        : unpositioned(child),
    ),
  ]
}

// Proves STF-2, WCA-6.
test('whatever scrolls is positioned, so that hidden texts inside cannot widen the page', () => {
  const files = filesBelow(root, ['src'], /\.tsx?$/).filter(file => !positioned.includes(file))
  const scrolling = files
    .map(file => ({ file, code: readFileSync(join(root, file), 'utf8') }))
    .filter(({ code }) => /overflow[XY]?: '(auto|scroll)'/.test(code))

  const found = scrolling.flatMap(({ file, code }) =>
    unpositioned(parseSync(file, code).program as unknown as Node).map(at => `${file}:${code.slice(0, at).split('\n').length}`),
  )

  expect(scrolling.length).toBeGreaterThan(8)
  expect(found).toEqual([])
})
