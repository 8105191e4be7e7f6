import type { Faker } from '@faker-js/faker'
import { faker as chinese } from '@faker-js/faker/locale/zh_CN'
import { meridian } from './meridian.ts'

/** Faker exports its class only together with all seventy locales, so it is taken from an instance. */
const OwnFaker = chinese.constructor as new (...options: ConstructorParameters<typeof Faker>) => Faker

/**
 * Creates a faker that returns the same values for the same seed and time. It looks into our locale first, then into `zh_CN`,
 * `en` and `base`.
 * @param now milliseconds since 1970; generated dates are relative to it. Source: SED-1.
 */
export const createFaker = (seed: number, now: number): Faker => {
  const faker = new OwnFaker({ locale: [meridian, chinese.rawDefinitions], seed })
  faker.setDefaultRefDate(now)
  return faker
}
