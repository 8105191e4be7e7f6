import { endpoints } from '#contracts/api/index.ts'
import { onlyReads, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { differencesIn, lastingDifference, type Parting } from '../first-difference.ts'
import { Broken, same, sampleOf, type Answer, type Rule, type Sample, type Shop } from '../rule.ts'

/** The view counter, which grows with every request. */
const countsReading = 'click'

/** Replaces texts in either language and times by placeholders; numbers and everything else must be equal. */
const skeleton = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /\p{L}/u.test(value) ? 'text' : value.replace(/\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?/g, 'moment')
  if (Array.isArray(value)) return value.map(skeleton)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== countsReading)
      .map(([key, inner]) => [key, skeleton(inner)]),
  )
}

/** A difference that the language causes appears in either order; one that only the order of requests causes does not. */
const orders = [
  ['zh-CN', 'en'],
  ['en', 'zh-CN'],
] as const

const inBoth = async (shop: Shop, to: Endpoint, sample: Sample): Promise<void> => {
  const differencesAt = async ([first, second]: (typeof orders)[number]): Promise<Parting[]> => {
    const answers = new Map<string, Answer>()
    for (const language of [first, second]) {
      await shop.given(...sample.given)
      const answer = await shop.send(to, sample, sample.as, { 'accept-language': language })
      // The example already reports that it is accepted; sent again, it would change another record.
      if (sample.error && answer.code === OK && answers.size === 0) return []
      answers.set(language, answer)
    }
    const [zh, en] = [answers.get('zh-CN'), answers.get('en')]
    same('code in English', en?.code, zh?.code)
    return differencesIn('data in English', skeleton(zh?.data), skeleton(en?.data))
  }
  const once = await differencesAt(orders[0])
  const lasting = once.length > 0 ? lastingDifference(once, await differencesAt(orders[1])) : undefined
  if (lasting) throw new Broken(lasting.field, lasting.expected, lasting.actual)
}

/** The data of a response does not depend on the language. */
export const languageRules: readonly Rule[] = endpoints
  .filter(({ sends }) => sends !== 'multipart')
  .map(to => ({
    name: 'Codes, numbers and the shape of the data are the same in both languages.',
    about: [to],
    source: 'AMT-1, ENV-4',
    run: async shop => {
      // Repeating a read or a refused request does no harm.
      const refused = shop.samples(to).find(({ error, given }) => error !== undefined && given.length === 0)
      if (refused) await inBoth(shop, to, refused)
      if (onlyReads(to)) await inBoth(shop, to, sampleOf(shop, to))
    },
  }))
