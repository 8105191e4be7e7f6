import type { Faker } from '@faker-js/faker'
import { faker as chinese } from '@faker-js/faker/locale/zh_CN'
import { meridian } from './meridian.ts'

/** The class itself is exported beside all seventy locales only; an instance of one locale has it, too. */
const OwnFaker = chinese.constructor as new (...options: ConstructorParameters<typeof Faker>) => Faker

/**
 * A generator whose values are the same every time for the same seed and moment. It looks into our locale first, then into
 * `zh_CN`, `en` and `base`.
 * @param now milliseconds since 1970 that dates are counted from. Source: SED-1.
 */
export const createFaker = (seed: number, now: number): Faker => {
  const faker = new OwnFaker({ locale: [meridian, chinese.rawDefinitions], seed })
  faker.setDefaultRefDate(now)
  return faker
}
