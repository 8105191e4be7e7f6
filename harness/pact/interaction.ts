import type { PactV4 } from '@pact-foundation/pact'
import { Buffer } from 'node:buffer'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '#contracts/api/errors.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { titleOf, type Example } from '#contracts/examples/kit.ts'
import { pinsOf } from '#contracts/examples/pins.ts'
import { statesOf } from '#contracts/examples/provider.ts'
import { formText, wireOf, type Wire } from '#contracts/wire/request.ts'
import { matching, type Matcher } from './matching.ts'

type Interaction = ReturnType<PactV4['addInteraction']>
type RequestBuilder = Parameters<NonNullable<Parameters<Interaction['withRequest']>[2]>>[0]
type Headers = Parameters<RequestBuilder['headers']>[0]
type Rules = Parameters<RequestBuilder['matchingRules']>[0]

const exactly = (text: string): string => `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
const like = (regex: string, value: string) => ({ 'pact:matcher:type': 'regex', regex, value }) as unknown as string

const query = ({ query: pairs }: Wire): Record<string, string[]> =>
  Object.fromEntries([...Map.groupBy(pairs, ([key]) => key)].map(([key, same]) => [key, same.map(([, value]) => value)]))

/** Every field gets a rule, because Pact otherwise compares a form byte by byte. */
const formRules = ({ form = [] }: Wire): Rules => ({
  body: form.map(([key, value]) => ({ path: `$['${key}']`, rules: [{ 'pact:matcher:type': 'regex', regex: exactly(value) }] })),
})

/** The files of an example, and a folder from which Pact can read them. */
type Uploads = { readonly bytes: ReadonlyMap<File, Uint8Array>; readonly folder: string }

const multipart = (builder: RequestBuilder, { files = [] }: Wire, { bytes, folder }: Uploads): void => {
  for (const [key, file] of files) {
    const path = join(folder, file.name)
    writeFileSync(path, bytes.get(file) ?? new Uint8Array())
    builder.multipartBody(file.type, path, key, 'meridian')
  }
}

const headers = (example: Example, { form, files }: Wire): Headers => ({
  ...(example.as && { Authorization: like('^Bearer \\S+$', 'Bearer a-token') }),
  ...(form &&
    !files && { 'Content-Type': like('(?i)^application/x-www-form-urlencoded.*$', 'application/x-www-form-urlencoded') }),
})

/**
 * The response of an example with matching rules: the envelope, with the data or the code of the refusal.
 * The data of a refusal is an empty list. Source: ENV-1.
 */
export const envelopeOf = (example: Example): { readonly [key: string]: Matcher } => {
  const { to, error, reply } = example
  const msg: Matcher = { 'pact:matcher:type': 'regex', regex: '^null$|[\\s\\S]*', value: 'ok' }
  if (error) return { code: { 'pact:matcher:type': 'equality', value: errors[error].code }, msg, data: [] }
  const data = matching(to.reply, reply, { path: '', inList: false, pins: pinsOf(example) })
  return { code: { 'pact:matcher:type': 'equality', value: OK }, msg, data }
}

/** Reads the files of an example, because Pact's builder is synchronous. */
export const bytesOf = async (example: Example): Promise<ReadonlyMap<File, Uint8Array>> => {
  const { files = [] } = wireOf(example)
  return new Map(await Promise.all(files.map(async ([, file]) => [file, new Uint8Array(await file.arrayBuffer())] as const)))
}

/** Writes an example as one interaction of a pact: states, request, answer. */
export const interactionOf = (pact: PactV4, example: Example, uploads: Uploads) => {
  const wire = wireOf(example)
  let interaction = pact.addInteraction()
  for (const [state, facts] of statesOf(example)) interaction = interaction.given(state, facts)
  return interaction
    .uponReceiving(titleOf(example))
    .withRequest(wire.method, wire.path, builder => {
      builder.headers(headers(example, wire)).query(query(wire))
      if (wire.files) multipart(builder, wire, uploads)
      else if (wire.form) {
        builder.body('application/x-www-form-urlencoded', Buffer.from(formText(wire))).matchingRules(formRules(wire))
      }
    })
    .willRespondWith(200, builder => {
      builder.headers({ 'Content-Type': like('(?i)^application/json.*$', 'application/json') }).jsonBody(envelopeOf(example))
    })
}
