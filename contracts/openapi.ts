import { readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from './openapi/document.ts'

/** Where the document is kept. */
export const openApiFile = new URL('openapi.json', import.meta.url)

/** The committed document. */
export const committedOpenApi = (): string => readFileSync(openApiFile, 'utf8')

if (import.meta.main) {
  writeFileSync(openApiFile, openApiText())
  console.info('contracts/openapi.json is written.')
}
