import { expect, test } from 'vitest'
import { linesOf, livingBranches, refreshTargets, type Branch, type Branches } from './tree.ts'

const rule = { parent: 'code', field: 'pid' }
const zhejiang = { id: 1, code: '33', pid: '0', name: 'Zhejiang', has_children: { id: 2 } }
const hangzhou = { id: 2, code: '3301', pid: '33', name: 'Hangzhou', has_children: { id: 3 } }
const xihu = { id: 3, code: '330106', pid: '3301', name: 'Xihu', has_children: null }
const ready = (rows: Branch['rows'], open = true): Branch => ({ state: 'ready', rows, open })
const all: Branches = new Map([
  ['33', ready([hangzhou])],
  ['3301', ready([xihu])],
])

// Proves TTR-1.
test('an opened tree shows every row below its parent, one level deeper', () => {
  const lines = linesOf([zhejiang], all, rule)

  expect(lines.map(line => ('row' in line ? [line.row.name, line.level] : []))).toEqual([
    ['Zhejiang', 1],
    ['Hangzhou', 2],
    ['Xihu', 3],
  ])
})

// Proves TTR-1.
test('a closed branch hides everything below it', () => {
  const lines = linesOf([zhejiang], new Map([...all, ['33', ready([hangzhou], false)]]), rule)

  expect(lines).toHaveLength(1)
})

// Proves TTR-2.
test('a row without children has no arrow', () => {
  const lines = linesOf([zhejiang], all, rule)

  expect(lines.map(line => 'row' in line && line.leaf)).toEqual([false, false, true])
})

// Proves TTR-2.
test('a row that does not tell whether it has children has no arrow', () => {
  const lines = linesOf([{ id: 9, code: '99', pid: '0', name: 'Abroad' }], new Map(), rule)

  expect(lines.map(line => 'row' in line && line.leaf)).toEqual([true])
})

// Proves TTR-5.
test('a branch that did not load says so in its place', () => {
  const lines = linesOf([zhejiang], new Map([['33', { state: 'failed', rows: [], open: true }]]), rule)

  expect(lines[1]).toEqual({ failed: '33', level: 2 })
})

// Proves TTR-3.
test('adding below an opened row reloads that branch and the one above it', () => {
  const targets = refreshTargets(all, rule, [{ pid: '3301', code: '330110', name: 'Yuhang' }])

  expect(targets).toEqual(['3301', '33'])
})

// Proves TTR-3.
test('the first row below a leaf reloads the branch of the leaf, so that its arrow appears', () => {
  const targets = refreshTargets(all, rule, [{ pid: '330106', code: '33010601', name: 'Beishan' }])

  expect(targets).toEqual(['3301'])
})

// Proves TTR-3.
test('moving a row reloads its old and its new branch', () => {
  const branches = new Map([...all, ['32', ready([])]])

  const targets = refreshTargets(branches, rule, [xihu, { ...xihu, pid: '32' }])

  expect(targets).toEqual(['3301', '33', '32'])
})

// Proves TTR-3.
test('parents are compared by their configured value, not by their id', () => {
  const branches: Branches = new Map([['33', ready([hangzhou])]])

  const targets = refreshTargets(branches, rule, [{ pid: 1 }, { pid: 33 }])

  expect(targets).toEqual(['33'])
})

// Proves TTR-4.
test('the branches below a deleted row are dropped', () => {
  const left = livingBranches(
    [],
    new Map([
      ['33', ready([])],
      ['44', ready([])],
    ]),
    rule,
  )

  expect([...left.keys()]).toEqual([])
})
