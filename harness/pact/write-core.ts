import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { corePact } from './core-pact.ts'
import { consumers, pactFile, pactFolder } from './consumers.ts'
import { readPact, tidyPact } from './pact-file.ts'

const folder = 'dist/pacts'

mkdirSync(folder, { recursive: true })
for (const consumer of consumers) {
  const whole = readPact(new URL(pactFile(consumer), pactFolder))
  const core = corePact(whole)
  writeFileSync(join(folder, pactFile(consumer)), tidyPact(core))
  console.info(
    `${folder}/${pactFile(consumer)}: ${core.interactions.length} of ${whole.interactions.length} interactions are core`,
  )
}
