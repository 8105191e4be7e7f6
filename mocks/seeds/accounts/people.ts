import type { Faker } from '@faker-js/faker'
import { reading } from '../readings.ts'
import { say } from '../texts.ts'

/** As long as forms take a name of a recipient, in either language. */
const longestName = 15

/** Somebody's name; in English its reading, the family name first as in Chinese. */
export const personName = (faker: Faker): string => {
  for (;;) {
    const [family, given] = [faker.person.lastName(), faker.person.firstName()]
    const english = `${reading(family)} ${reading(given)}`
    if (english.length <= longestName) return say([family + given, english])
  }
}

/** So many names, none twice. */
export const personNames = (faker: Faker, count: number): string[] => faker.helpers.uniqueArray(() => personName(faker), count)

/** So many numbers of mobile phones, none twice. */
export const phoneNumbers = (faker: Faker, count: number): string[] =>
  faker.helpers.uniqueArray(() => faker.phone.number(), count)
