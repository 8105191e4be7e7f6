import { expect, test } from 'vitest'
import { timeOf } from '../clock.ts'
import { personNames } from './accounts/people.ts'
import { createFaker } from './faker.ts'
import { reading } from './readings.ts'

const now = timeOf('2026-11-21 12:00:00')
const drawn = (seed: number) => {
  const faker = createFaker(seed, now)
  return [faker.person.fullName(), faker.phone.number(), faker.location.street(), faker.date.recent().getTime()]
}

// Proves SED-1.
test('the same seed and time give the same values, another seed gives others', () => {
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
})

test('dates are relative to the given time, not to the present', () => {
  const faker = createFaker(1, now)

  const dates = Array.from({ length: 50 }, () => faker.date.recent({ days: 3 }).getTime())

  for (const date of dates) {
    expect(date).toBeLessThanOrEqual(now)
    expect(date).toBeGreaterThan(now - 3 * 86_400_000)
  }
})

test('our locale overrides the Chinese one: phones are mobile numbers, streets have real names', () => {
  const faker = createFaker(1, now)

  for (let at = 0; at < 50; at++) {
    expect(faker.phone.number()).toMatch(/^1[35789]\d{9}$/)
    expect(faker.location.street()).toMatch(/^\p{Script=Han}+(街|路|大道)$/u)
  }
})

// Proves SED-11.
test.each([
  ['长安', "Chang'an"],
  ['尉迟', 'Yuchi'],
  ['曾', 'Zeng'],
  ['吕', 'Lü'],
  ['齐齐哈尔', "Qiqiha'er"],
  ['明轩', 'Mingxuan'],
])('%s is read as %s', (name, expected) => {
  expect(reading(name)).toBe(expected)
})

// Proves SED-11.
test('every name and street of the locale has a reading', () => {
  const { person, location } = createFaker(1, now).rawDefinitions
  const names = [person?.first_name, person?.last_name].flatMap(kinds => Object.values(kinds ?? {}).flat())

  const unread = [...names, ...(location?.street_name ?? [])].map(String).filter(name => /\p{Script=Han}/u.test(reading(name)))

  expect(names.length).toBeGreaterThan(300)
  expect(unread).toEqual([])
})

test('many generated names are all different', () => {
  const names = personNames(createFaker(1, now), 800)

  expect(new Set(names).size).toBe(800)
})
