import { expect, it } from 'vitest'
import { wordsOf } from '../pictures/look.ts'
import { screens } from '../screens/screens.ts'
import { pairUp } from './pair-up.ts'
import { screenChains, screenSubject } from './screen-subjects.ts'
import { storyChains, storySubject } from './story-subjects.ts'
import { looksFor } from './subject.ts'

const cart = screenSubject({ name: '/carts', path: '/carts', start: {} })
const office = screenSubject({ name: '/Admin/orders', path: '/Admin/orders', start: {} })
const story = { id: 'ui-price--small', name: 'Small', title: 'ui/Price', type: 'story', tags: [] }

// Proves PCT-2.
it('shows a screen in every language, theme and width when asked for all', () => {
  const looks = looksFor(office, { all: true, seed: 1 }).map(wordsOf)

  expect(looks).toHaveLength(12)
  expect(looks).toEqual(expect.arrayContaining(['zh-cn, dark, 375 px', 'en, light, 1024 px', 'en, dark, 1440 px']))
})

// Proves PCT-2.
it('shows half of the looks otherwise: each language and each theme once, in all widths', () => {
  const looks = looksFor(cart, { all: false, seed: 1 })

  expect(looks).toHaveLength(4)
  expect(new Set(looks.map(({ language }) => language)).size).toBe(2)
  expect(new Set(looks.map(({ theme }) => theme)).size).toBe(2)
  expect(new Set(looks.map(({ width }) => width))).toEqual(new Set([1440, 375]))
  expect(looksFor(cart, { all: false, seed: 1 })).toEqual(looks)
})

// Proves PCT-2.
it('shows the other half of about half of the screens with another seed', () => {
  const dark = (seed: number) => screens.map(screenSubject).map(one => looksFor(one, { all: false, seed })[0]?.theme)
  const [one, two] = [dark(1), dark(2)]

  const others = one.filter((theme, at) => theme !== two[at]).length / one.length

  expect(others).toBeGreaterThan(0.25)
  expect(others).toBeLessThan(0.75)
})

it('shows stories that act in English only', () => {
  const acting = storySubject({ ...story, tags: ['play-fn'] })

  expect(looksFor(acting, { all: true, seed: 1 }).map(wordsOf)).toEqual(['en, light, 1280 px', 'en, dark, 1280 px'])
  expect(looksFor(storySubject(story), { all: true, seed: 1 })).toHaveLength(4)
})

it('puts every screen into one chain, and screens with states of their own into chains of their own', () => {
  const chains = screenChains(screens)

  expect(chains.flatMap(chain => chain.map(({ group }) => group)).toSorted()).toEqual(screens.map(({ name }) => name).toSorted())
  expect(chains.find(chain => chain.some(({ group }) => group === '/carts'))).toHaveLength(1)
  expect(chains.find(chain => chain.some(({ group }) => group === '/Admin/orders'))?.length).toBeGreaterThan(5)
})

// Proves PCT-5.
it('tells stories that are new and gone', () => {
  const [medium, large] = [
    { ...story, id: 'ui-price--medium', name: 'Medium' },
    { ...story, id: 'ui-price--large', name: 'Large' },
  ]

  const paired = pairUp([story, medium], [story, large], ({ id }) => id, storyChains)

  const names = Object.values(paired).map(chains => chains.flatMap(chain => chain.map(({ name }) => name)))
  expect(names).toEqual([['Small'], ['Medium'], ['Large']])
})
