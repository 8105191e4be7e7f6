import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Misuse, runCommand, type ExitCode } from '#harness/command/command.ts'
import { mustKnow } from '#harness/verify/must-know.ts'
import { fetchWhole, Unreadable } from '#harness/verify/replies/read-answer.ts'
import { silenceAt } from '#harness/verify/server.ts'
import { createSlowCalls } from '#harness/verify/slow-calls.ts'
import { help, optionsOf } from './options.ts'
import { checkNames, runPack, type Host, type Result } from './pack.ts'

/** How long to wait for a whole reply, in milliseconds. */
const patience = 10_000

/** Milliseconds between two payments of a shopper, with a margin. Source: PAY-3. */
const gap = 3200

/** Number of consecutive missing replies after which the server counts as gone. */
const mostSilences = 3

/**
 * Sends requests over the network and reads whole replies, within limits. The mock gives the pack a world of its own by the header;
 * other servers ignore it.
 */
const overNetwork = (): Host => {
  let silences = 0
  const slow = createSlowCalls()
  return {
    send: async request => {
      request.headers.set('x-mock-world', `security-${process.pid}`)
      try {
        const response = await slow.ask(request, () => fetchWhole(request, patience))
        silences = 0
        return response
      } catch (reason) {
        silences = reason instanceof Unreadable && !reason.isSlow ? 0 : silences + 1
        if (silences < mostSilences) throw reason
        throw new Misuse(`${new URL(request.url).origin} has stopped answering. Did the server end, or does it hang?`)
      }
    },
    rest: () => pause(gap),
  }
}

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`

/** The first few calls that are not built yet, and how many there are. */
const missingOf = (calls: readonly string[]): string =>
  `${count(calls.length, 'call')} not built yet (${calls.slice(0, 3).join(', ')}${calls.length > 3 ? ', …' : ''})`

const textOf = ({ check, about, troubles, skipped, notBuilt }: Result): string => {
  if (skipped && troubles.length === 0) return `? ${check}: not checked. ${skipped}`
  if (troubles.length === 0) return `✓ ${check}: ${about}${notBuilt.length > 0 ? ` Not checked: ${missingOf(notBuilt)}.` : ''}`
  const report = troubles
    .slice(0, 20)
    .flatMap(({ call, expected, actual, curl }) => [
      `    ${call}`,
      `      expected  ${expected}`,
      `      actual    ${actual}`,
      `      ${curl}`,
    ])
  const more = troubles.length > 20 ? [`    and ${troubles.length - 20} more`] : []
  const rest = skipped ? [`    Not checked: ${skipped}`] : []
  return [`✗ ${check}: ${about}`, ...report, ...more, ...rest].join('\n')
}

const summary = (results: readonly Result[]): string => {
  const holes = results.reduce((all, { troubles }) => all + troubles.length, 0)
  const skipped = results.filter(one => one.skipped).length
  const missing = new Set(results.flatMap(({ notBuilt }) => notBuilt)).size
  const notes = [
    ...(skipped > 0 ? [`${skipped} not made`] : []),
    ...(missing > 0 ? [`${count(missing, 'call')} not built yet`] : []),
  ]
  return [`${count(results.length, 'check')}: ${count(holes, 'hole')}`, ...notes].join(', ')
}

/** Ends the world of the mock, which keeps a limited number; other servers do not have this URL. */
const endWorld = async (origin: string, host: Host): Promise<void> =>
  void (await host.send(new Request(`${origin}/_mock/world`, { method: 'DELETE' })).catch(() => undefined))

/** Runs the command. @returns the exit code. */
export const main = (args: readonly string[], print: (text: string) => void, host = overNetwork()): Promise<ExitCode> =>
  runCommand({ args, help, print }, async () => {
    const options = optionsOf(args)
    mustKnow('check', options.only, checkNames)
    await host.send(new Request(`${options.origin}/api/common`)).catch((reason: unknown) => {
      if (!(reason instanceof Unreadable)) throw silenceAt(options.origin, '--api', patience, reason)
    })
    const results = await runPack(options, host, result => {
      for (const text of [textOf(result), ...result.remarks.map(remark => `    ${remark}`)]) print(text)
    })
    await endWorld(options.origin, host)
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ api: options.origin, results }, undefined, 2)}\n`)
    print(`\n${summary(results)}`)
    return results.every(({ troubles, skipped }) => troubles.length === 0 && !skipped) ? 0 : 1
  })

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), text => console.info(text))
