import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWriter } from '#harness/command/command.ts'
import { corePact } from './core-pact.ts'
import { consumers, pactFile, pactFolder } from './consumers.ts'
import { readPact, tidyPact } from './pact-file.ts'

const folder = 'dist/pacts'

const help = `Writes the pacts of core, which are the ones to publish to a broker, to ${folder}.

  npm run pacts

The whole pacts are in contracts/pacts; docs/build-a-server.md shows how to publish and to verify.`

/** @returns one line per pact */
const writeAll = (): string => {
  mkdirSync(folder, { recursive: true })
  const lines = consumers.map(consumer => {
    const whole = readPact(new URL(pactFile(consumer), pactFolder))
    const core = corePact(whole)
    writeFileSync(join(folder, pactFile(consumer)), tidyPact(core))
    return `${folder}/${pactFile(consumer)}: ${core.interactions.length} of ${whole.interactions.length} interactions are core`
  })
  return lines.join('\n')
}

if (import.meta.main) await runWriter(help, writeAll)
