import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from './openapi/document.ts'
import { apiPages } from './openapi/pages.ts'

/** Where the document and the pages are kept. */
const openApiFile = new URL('openapi.json', import.meta.url)
const pagesFolder = new URL('docs/', import.meta.url)

/** The committed document. */
export const committedOpenApi = (): string => readFileSync(openApiFile, 'utf8')

/** A committed page of the API. */
export const committedPage = (name: string): string => readFileSync(new URL(name, pagesFolder), 'utf8')

if (import.meta.main) {
  writeFileSync(openApiFile, openApiText())
  mkdirSync(pagesFolder, { recursive: true })
  for (const [name, text] of Object.entries(apiPages())) writeFileSync(new URL(name, pagesFolder), text)
  console.info('contracts/openapi.json and contracts/docs are written.')
}
