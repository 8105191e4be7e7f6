import { z } from 'zod'
import { states, statesByTopic, type StateName } from '#contracts/states/index.ts'

/** One fact of a state: its input type and a valid value. */
type Fact = {
  readonly name: string
  readonly type: 'number' | 'text' | 'choice' | 'yes-no'
  readonly choices?: readonly (string | number)[]
  readonly value: string | number | boolean
}

/** Realistic defaults by name; other values are derived from the type. */
const usual: Readonly<Record<string, string | number | boolean>> = {
  stock: 5,
  buy_num: 2,
  price: '20.00',
  total: '40.00',
  balance: '100.00',
  money: '100.00',
  integral: '100.00',
  phone: '13800000001',
  username: 'visitor',
  name: 'North',
  code: '990001',
  pid: '0',
  sign: 'sign-of-the-devtools',
  seconds_ago: 61,
  openid: 'openid-1',
}

/** Values that one state needs instead. */
const special: Partial<Record<StateName, Readonly<Record<string, string | number>>>> = {
  'a code was texted': { code: '1234' },
}

type Property = { type?: string; enum?: (string | number)[]; const?: string | number; anyOf?: { const?: string | number }[] }

const choicesOf = ({ enum: values, const: only, anyOf }: Property): readonly (string | number)[] | undefined =>
  values ?? (only === undefined ? anyOf?.flatMap(one => one.const ?? []) : [only])

/** Ids count up from here, well above those of seeded rows. */
const firstId = 90_001

const factOf = (state: StateName, name: string, property: Property, at: number): Fact => {
  const choices = choicesOf(property)
  const wanted = special[state]?.[name]
  if (choices?.length) return { name, type: 'choice', choices, value: wanted ?? choices[0] ?? '' }
  if (property.type === 'boolean') return { name, type: 'yes-no', value: true }
  const value = wanted ?? usual[name]
  if (property.type === 'integer') return { name, type: 'number', value: typeof value === 'number' ? value : firstId + at }
  return { name, type: 'text', value: value ?? 'North' }
}

/** A state for the devtools: its group, what it promises, and its facts with valid values. */
export type StateCard = {
  readonly name: StateName
  readonly group: string
  readonly about: string
  readonly facts: readonly Fact[]
}

const cardOf = (group: string, name: StateName): StateCard => {
  const { properties = {} } = z.toJSONSchema(states[name].facts, { unrepresentable: 'any', io: 'input' })
  const facts = Object.entries(properties).map(([fact, property], at) => factOf(name, fact, property as Property, at))
  return { name, group, about: states[name].about, facts }
}

/** Returns every provider state with facts that can be entered unchanged. */
export const vocabulary = (): StateCard[] =>
  Object.entries(statesByTopic).flatMap(([topic, members]) =>
    (Object.keys(members) as StateName[]).map(name => cardOf(topic, name)),
  )
