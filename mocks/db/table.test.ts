import { describe, expect, test } from 'vitest'
import { createClock } from '../clock.ts'
import { newBrand } from '../states/rows.ts'
import { createDb } from './db.ts'
import { RowError } from './table.ts'

const noon = Date.UTC(2026, 10, 21, 4)

const emptyDb = () => createDb(createClock({ offset: 0, frozen: noon }))

describe('a table', () => {
  // Proves MCK-3.
  test('numbers rows and stamps them with the clock', () => {
    const { goods_brands } = emptyDb()

    const row = goods_brands.add(newBrand('北风'))

    expect(row).toMatchObject({ id: 1, created_at: '2026-11-21 12:00:00', deleted_at: null })
    expect(goods_brands.add(newBrand('南风')).id).toBe(2)
  })

  test.each([true, false])('fills in the columns that have a default; trusting %s', trusts => {
    const { goods_brands } = createDb(createClock({ offset: 0, frozen: noon }), { trusts })

    const row = goods_brands.add({ name: '北风' })

    expect(row).toMatchObject({ name: '北风', thumb: '', is_sort: 0 })
  })

  test('continues after the highest id that was given', () => {
    const { goods_brands } = emptyDb()
    goods_brands.add({ id: 9001, ...newBrand('北风') })

    const row = goods_brands.add(newBrand('南风'))

    expect(row.id).toBe(9002)
    expect(goods_brands.rows().map(one => one.id)).toEqual([9001, 9002])
  })

  test('keeps rows sorted by id, whatever the order of writing', () => {
    const { goods_brands } = emptyDb()

    for (const id of [5, 2, 9, 1]) goods_brands.add({ id, ...newBrand('北风') })

    expect(goods_brands.rows().map(one => one.id)).toEqual([1, 2, 5, 9])
  })

  // Proves MCK-3.
  test('refuses a duplicate id', () => {
    const { goods_brands } = emptyDb()
    goods_brands.add({ id: 3, ...newBrand('北风') })

    const again = () => goods_brands.add({ id: 3, ...newBrand('南风') })

    expect(again).toThrow(RowError)
    expect(goods_brands.find(3)?.name).toBe('北风')
  })

  // Proves MCK-3.
  test('refuses a duplicate unique value, and allows it again when its row is deleted', () => {
    const { areas } = emptyDb()
    const { id } = areas.add({ pid: '0', name: '甲', code: '11', deep: 0 })

    expect(() => areas.add({ pid: '0', name: '乙', code: '11', deep: 0 })).toThrow(RowError)
    areas.remove(id)

    expect(areas.add({ pid: '0', name: '乙', code: '11', deep: 0 }).code).toBe('11')
  })

  // Proves MCK-3.
  test('refuses a row that does not match its schema', () => {
    const { goods_brands } = emptyDb()

    expect(() => goods_brands.add(newBrand('名'.repeat(21)))).toThrow(/goods_brands: name/)
    expect(goods_brands.count()).toBe(0)
  })

  test('finds rows by an indexed column after changes and deletions', () => {
    const { areas } = emptyDb()
    const [one, two, three] = ['1101', '1102', '1103'].map(code => areas.add({ pid: '11', name: code, code, deep: 1 }))

    areas.change(one?.id ?? 0, { pid: '12' })
    areas.remove(two?.id ?? 0)

    expect(areas.by('pid', '11').map(row => row.id)).toEqual([three?.id])
    expect(areas.by('pid', '12').map(row => row.id)).toEqual([one?.id])
  })

  // Proves MCK-3.
  test('hides deleted rows but can still find them', () => {
    const { goods_brands } = emptyDb()
    const { id } = goods_brands.add(newBrand('北风'))

    goods_brands.remove(id)

    expect(goods_brands.find(id)).toBeUndefined()
    expect(goods_brands.findAny(id)?.name).toBe('北风')
    expect(goods_brands.remove(id)).toBe(false)
  })

  test('returns rows that callers cannot change', () => {
    const { goods_brands } = emptyDb()
    const row = goods_brands.add(newBrand('北风'))

    expect(() => Object.assign(row, { name: '南风' })).toThrow(TypeError)
    expect(goods_brands.find(row.id)?.name).toBe('北风')
  })
})

describe('a transaction', () => {
  // Proves MCK-2.
  test('is rolled back when it fails half-way', () => {
    const db = emptyDb()
    const { id } = db.goods_brands.add(newBrand('北风'))
    const before = db.dump()

    const failing = () =>
      db.transaction(() => {
        db.goods_brands.change(id, { name: '南风' })
        db.goods_brands.add(newBrand('东风'))
        db.goods_brands.remove(id)
        db.areas.add({ pid: '0', name: '甲', code: '11', deep: 0 })
        throw new Error('half-way')
      })

    expect(failing).toThrow('half-way')
    expect(db.dump()).toEqual(before)
    expect(db.areas.by('pid', '0')).toEqual([])
  })
})

describe('a snapshot', () => {
  test('restores what was written since the seed', () => {
    const db = emptyDb()
    const { id } = db.goods_brands.add(newBrand('北风'))
    const seeded = db.dump()
    db.load(seeded)
    db.goods_brands.change(id, { name: '南风' })
    db.goods_brands.add(newBrand('东风'))
    const wanted = db.dump()
    const changes = db.changes()

    const other = emptyDb()
    other.load(seeded)
    other.apply(JSON.parse(JSON.stringify(changes)))

    expect(other.dump()).toEqual(wanted)
    expect(other.changes()).toEqual(changes)
  })

  test('is empty while nothing has been written', () => {
    const db = emptyDb()
    db.goods_brands.add(newBrand('北风'))

    db.load(db.dump())

    expect(db.changes().goods_brands?.rows).toEqual([])
  })

  test('has only what was written before a request that was refused half-way', () => {
    const db = emptyDb()
    const { id } = db.goods_brands.add(newBrand('北风'))
    const other = db.goods_brands.add(newBrand('西风'))
    db.load(db.dump())
    db.goods_brands.change(id, { name: '南风' })

    const refused = () =>
      db.transaction(() => {
        db.goods_brands.change(id, { name: '旋风' })
        db.goods_brands.change(other.id, { name: '旋风二' })
        db.goods_brands.add(newBrand('东风'))
        throw new Error('refused')
      })

    expect(refused).toThrow('refused')
    expect(db.changes().goods_brands?.rows).toMatchObject([{ id, name: '南风' }])
  })
})
