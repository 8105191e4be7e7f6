import type { Faker } from '@faker-js/faker'
import { meridian } from '../meridian.ts'
import type { Pair } from '../texts.ts'

/** Combines both parts: `早起的` and `猫` become `早起的猫`, `Early` and `Cat` become `Early Cat`. */
const combined = (): Pair[] =>
  meridian.shop.mood.flatMap(([zhMood, enMood]) =>
    meridian.shop.being.map(([zh, en]): Pair => [`${zhMood}${zh}`, `${enMood} ${en}`]),
  )

/** `count` different nicknames: complete ones first, then combinations, then combinations with a number. */
export const nicknames = (faker: Faker, count: number): Pair[] => {
  const invented = faker.helpers.shuffle(meridian.shop.nickname)
  if (count <= invented.length) return invented.slice(0, count)
  const more = faker.helpers.shuffle(combined())
  return Array.from({ length: count }, (_, at): Pair => {
    const [zh, en] = invented[at] ?? more[(at - invented.length) % more.length] ?? ['买家', 'Buyer']
    const round = Math.floor((at - invented.length) / more.length)
    return round < 1 ? [zh, en] : [`${zh}${round + 1}`, `${en} ${round + 1}`]
  })
}
