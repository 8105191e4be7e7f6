import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Misuse, runCommand, type ExitCode } from '#harness/command/command.ts'
import { mustKnow } from '#harness/verify/must-know.ts'
import { help, optionsOf } from './options.ts'
import { checkNames, runPack, type Host, type Result } from './pack.ts'

const patience = 30_000

/** Milliseconds between two payments of a shopper, with a margin. Source: PAY-3. */
const gap = 3200

/** The mock gives the pack a world of its own by this header; other servers ignore it. */
const overNetwork: Host = {
  send: request => {
    request.headers.set('x-mock-world', `security-${process.pid}`)
    return fetch(request, { signal: AbortSignal.timeout(patience) })
  },
  rest: () => pause(gap),
}

const reasonOf = (reason: unknown): string => {
  const cause = reason instanceof Error ? reason.cause : undefined
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return reason instanceof Error ? reason.message : String(reason)
}

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`

/** The first few calls that are not built yet, and how many there are. */
const missingOf = (calls: readonly string[]): string =>
  `${count(calls.length, 'call')} not built yet (${calls.slice(0, 3).join(', ')}${calls.length > 3 ? ', …' : ''})`

const textOf = ({ check, about, troubles, skipped, notBuilt }: Result): string => {
  if (skipped) return `? ${check}: not checked. ${skipped}`
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
  return [`✗ ${check}: ${about}`, ...report, ...more].join('\n')
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
export const main = (args: readonly string[], print: (text: string) => void, host = overNetwork): Promise<ExitCode> =>
  runCommand({ args, help, print }, async () => {
    const options = optionsOf(args)
    mustKnow('check', options.only, checkNames)
    await host.send(new Request(`${options.origin}/api/common`)).catch(reason => {
      throw new Misuse(`Nothing answers at ${options.origin} (${reasonOf(reason)}). Is the server running, and is --api right?`)
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
