import type { Faker } from '@faker-js/faker'
import { reading } from '../readings.ts'
import { seedText } from '../texts.ts'

/** The maximum length of a receiver's name in forms, in either language. */
const longestName = 15

/** A Chinese name; its English text is the reading, family name first. */
export const personName = (faker: Faker): string => {
  for (;;) {
    const [family, given] = [faker.person.lastName(), faker.person.firstName()]
    const english = `${reading(family)} ${reading(given)}`
    if (english.length <= longestName) return seedText([family + given, english])
  }
}

/** `count` different names. */
export const personNames = (faker: Faker, count: number): string[] => faker.helpers.uniqueArray(() => personName(faker), count)

/** `count` different mobile phone numbers. */
export const phoneNumbers = (faker: Faker, count: number): string[] =>
  faker.helpers.uniqueArray(() => faker.phone.number(), count)
