import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { fileSpaceDirs } from '#contracts/api/content/file-spaces.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { inParts, inTurn, trouble, type Check, type Trouble, type Visit } from '../check.ts'
import { isMissing, Skipped, Stuck, type Answer } from '../person.ts'
import { addressForm } from './shopping.ts'

/** Inputs that try to inject script, SQL and template code. */
const texts = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' OR 1=1 -- \\ %00 &amp;`,
  '{{7*7}} ${7*7}',
] as const

const idIn = ({ data }: Answer): number => Number(typeof data === 'object' && data !== null && 'id' in data ? data.id : 0)

const field = ({ data }: Answer, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

const sameText = (to: Endpoint, answer: Answer, name: string, sent: string): Trouble[] => {
  const got = field(answer, name)
  const isJson = answer.type.includes('json')
  return [
    ...(isJson ? [] : [trouble(to, answer, 'the answer is JSON, which no browser runs', answer.type)]),
    ...(got === sent ? [] : [trouble(to, answer, `"${name}" comes back as ${sent}`, String(got))]),
  ]
}

const addresses = async ({ people: { shopper, guest } }: Visit): Promise<Trouble[]> => {
  const form = await addressForm(guest)
  return inTurn(texts, async address => {
    const added = await shopper.send(userAddresses.create, { body: { ...form, address } })
    if (isMissing(added)) throw new Stuck(userAddresses.create, added)
    if (added.code !== 200) return [trouble(userAddresses.create, added, 'any text is an address', added.text)]
    const id = idIn(added)
    const shown = await shopper.send(userAddresses.show, { params: { id } })
    await shopper.send(userAddresses.remove, { params: { ids: id } })
    return sameText(userAddresses.show, shown, 'address', address)
  })
}

const folders = ({ people: { seller } }: Visit): Promise<Trouble[]> =>
  inTurn(texts, async name => {
    const added = await seller.send(fileSpaceDirs.create, { body: { name } })
    if (isMissing(added)) throw new Stuck(fileSpaceDirs.create, added)
    if (added.code !== 200) throw new Skipped(`The seller cannot add a folder: ${added.text.slice(0, 120)}`)
    const id = idIn(added)
    const shown = await seller.send(fileSpaceDirs.show, { params: { id } })
    await seller.send(fileSpaceDirs.remove, { params: { ids: id } })
    return sameText(fileSpaceDirs.show, shown, 'name', name)
  })

/** Input is stored and shown as text, and never run. */
export const scriptChecks: readonly Check[] = [
  {
    name: 'script text',
    about: 'Scripts, quotes and markup in a text come back as they were sent, in JSON, and are neither run nor mangled.',
    run: visit => inParts([() => addresses(visit), () => folders(visit)]),
  },
]
