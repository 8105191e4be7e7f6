// Proves SKU-9.
import { expect, test } from 'vitest'
import { choiceOf, choose, offerOf, pictureOf, skuOf, type Choice } from './sku-choice.ts'

const colour = { id: 1, name: 'Colour' }
const size = { id: 2, name: 'Size' }
const attributes = [
  { ...colour, specs: [11, 12].map(id => ({ id, name: `Colour ${id}` })) },
  { ...size, specs: [21, 22].map(id => ({ id, name: `Size ${id}` })) },
]
const redM = { id: 101, spec_id: ['11', '21'], goods_stock: 3 }
const redL = { id: 102, spec_id: ['11', '22'], goods_stock: 0 }
const blueM = { id: 103, spec_id: ['12', '21'], goods_stock: 5 }
const skus = [redM, redL, blueM]

test('a complete choice selects a variant, in any order of its values', () => {
  expect(skuOf(attributes, skus, { 2: 21, 1: 12 })).toBe(blueM)
})

test('an incomplete choice selects no variant', () => {
  expect(skuOf(attributes, skus, { 1: 12 })).toBeUndefined()
})

test('an unknown combination selects no variant', () => {
  expect(skuOf(attributes, skus, { 1: 12, 2: 22 })).toBeUndefined()
})

test('without a choice, every value with stock is free', () => {
  const offers = [offerOf(skus, {}, 1, 11), offerOf(skus, {}, 1, 12), offerOf(skus, {}, 2, 22)]

  expect(offers).toEqual(['free', 'free', 'soldOut'])
})

test('after blue, size L is impossible, and after red it is sold out', () => {
  expect(offerOf(skus, { 1: 12 }, 2, 22)).toBe('impossible')
  expect(offerOf(skus, { 1: 11 }, 2, 22)).toBe('soldOut')
})

test('other values of the same attribute stay free', () => {
  expect(offerOf(skus, { 1: 11, 2: 21 }, 1, 12)).toBe('free')
})

test('clicking the chosen value clears it', () => {
  expect(choose(skus, { 1: 11, 2: 21 }, 2, 21)).toEqual({ 1: 11 })
})

test('clicking an impossible value clears the choices that conflict with it', () => {
  expect(choose(skus, { 1: 12 }, 2, 22)).toEqual({ 2: 22 })
})

test('the variant in the URL restores the choice', () => {
  expect(choiceOf(attributes, skus, 103)).toEqual({ 1: 12, 2: 21 })
  expect(choiceOf(attributes, skus, 999)).toEqual({})
})

test('choosing a colour shows its picture as soon as all its variants share one', () => {
  const pictured = [
    { spec_id: ['11', '21'], goods_image: '/red.svg' },
    { spec_id: ['11', '22'], goods_image: '/red.svg' },
    { spec_id: ['12', '21'], goods_image: '/blue.svg' },
  ]

  const choices: Choice[] = [{}, { 1: 11 }, { 2: 21 }, { 1: 12, 2: 21 }]
  const pictures = choices.map(choice => pictureOf(pictured, choice))

  expect(pictures).toEqual([undefined, '/red.svg', undefined, '/blue.svg'])
})
