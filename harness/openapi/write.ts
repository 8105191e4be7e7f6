import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runWriter } from '#harness/command/command.ts'
import { openApiText } from './document.ts'
import { apiPages } from './pages.ts'
import { statesText } from './states.ts'

/** Where the documents and the pages are kept. */
const openApiFile = new URL('../../contracts/openapi.json', import.meta.url)
const statesFile = new URL('../../contracts/states-openapi.json', import.meta.url)
const pagesFolder = new URL('../../contracts/docs/', import.meta.url)

/** The committed document. */
export const committedOpenApi = (): string => readFileSync(openApiFile, 'utf8')

/** The committed document of the provider states. */
export const committedStates = (): string => readFileSync(statesFile, 'utf8')

/** A committed page of the API. */
export const committedPage = (name: string): string => readFileSync(new URL(name, pagesFolder), 'utf8')

const help = `Writes the documents that are generated from the contract: contracts/openapi.json, contracts/states-openapi.json and
the pages in contracts/docs.

  npm run openapi`

if (import.meta.main)
  await runWriter(help, () => {
    writeFileSync(openApiFile, openApiText())
    writeFileSync(statesFile, statesText())
    mkdirSync(pagesFolder, { recursive: true })
    for (const [name, text] of Object.entries(apiPages())) writeFileSync(new URL(name, pagesFolder), text)
    return 'contracts/openapi.json, contracts/states-openapi.json and contracts/docs are written.'
  })
