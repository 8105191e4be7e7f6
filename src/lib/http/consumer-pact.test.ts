// Proves CON-3.
import { PactV4 } from '@pact-foundation/pact'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { errors } from '#contracts/api/errors.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { titleOf, type Example } from '#contracts/examples/kit.ts'
import { levelOfExample } from '#contracts/examples/level.ts'
import { call, http } from './call.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { endSession, keepToken } from '../session/sessions.ts'
import { consumers, examplesFor, pactFile, pactFolder, provider } from '#harness/pact/consumers.ts'
import { bytesOf, envelopeOf, interactionOf } from '#harness/pact/interaction.ts'
import { plain } from '#harness/pact/matching.ts'
import { joinedPact, readPact, tidyPact, writeIfChanged } from '#harness/pact/pact-file.ts'

const written = mkdtempSync(join(tmpdir(), 'meridian-pacts-'))

/** Interactions per pact file: adding one rewrites its file, so small files are faster. */
const together = 40

/** The audience whose session sends the token: the endpoint's, or the account's own if the endpoint leaves it open. */
const audienceFor = ({ to, as }: Example): Audience =>
  to.auth === 'buyer' || to.auth === 'seller' || to.auth === 'admin' ? to.auth : as ? accounts[as].audience : 'buyer'

/** Makes the example's call with the app's client. */
const callAs = (example: Example): Promise<unknown> => {
  const { to, params, query, body } = example
  const audience = audienceFor(example)
  if (example.as) keepToken(audience, `token-of-${example.as}`)
  return call<Endpoint>(to, { params, query, body } as never, { as: audience, quiet: true })
}

/** What the client must return: the inner data, or a failure with the refusal's code. */
const promised = (example: Example): unknown =>
  example.error
    ? expect.objectContaining({ name: 'Failure', kind: 'refused', code: errors[example.error].code })
    : plain(envelopeOf(example).data ?? null)

beforeEach(() => {
  for (const audience of ['buyer', 'seller', 'admin'] as const) endSession(audience)
})

describe.each(consumers)('%s', consumer => {
  const all = examplesFor(consumer)
  const parts = Array.from({ length: Math.ceil(all.length / together) }, (_, part) => join(written, consumer, String(part)))
  const pacts = parts.map(dir => new PactV4({ consumer, provider, dir, logLevel: 'error' }))

  it.each(all.map((example, at) => [`${nameOf(example.to)} · ${titleOf(example)}`, example, at] as const))(
    '%s',
    async (_, example, at) => {
      const pact = pacts[Math.floor(at / together)]
      if (!pact) throw new Error(`No part of the pact holds example ${at}.`)
      const interaction = interactionOf(pact, example, { bytes: await bytesOf(example), folder: written })

      await interaction.executeTest(async server => {
        http.defaults.baseURL = `${server.url}/api`

        const answer = await callAs(example).catch((reason: unknown) => reason)

        expect(answer).toEqual(promised(example))
      })
    },
  )

  const levels = new Map(all.map(example => [titleOf(example), levelOfExample(example)]))

  // Proves LEV-9.
  it('is written completely, and only if every example succeeded', () => {
    const whole = joinedPact(parts.map(part => readPact(join(part, pactFile(consumer)))))

    expect(whole.interactions.map(({ description }) => description).toSorted()).toEqual(all.map(titleOf).toSorted())
    writeIfChanged(
      new URL(pactFile(consumer), pactFolder),
      tidyPact(whole, title => levels.get(title)),
    )
  })
})

afterAll(() => rmSync(written, { recursive: true }))
