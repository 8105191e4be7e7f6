import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jsonLines, type Json } from '../json/json-lines.ts'

type Interaction = { readonly description: string; readonly providerStates?: readonly { readonly name: string }[] } & {
  readonly [key: string]: Json
}

/** The parts of a pact that are read here. */
export type Pact = {
  readonly consumer: Json
  readonly provider: Json
  readonly interactions: readonly Interaction[]
  readonly metadata: Json
}

/** Removes repeated rules: Pact writes one for each row of an example. */
const withoutTwins = (rules: readonly Json[]): readonly Json[] => {
  const seen = new Set<string>()
  return rules.filter(rule => !seen.has(JSON.stringify(rule)) && seen.add(JSON.stringify(rule)))
}

const tidy = (value: Json, key = ''): Json => {
  if (Array.isArray(value)) return (key === 'matchers' ? withoutTwins(value) : value).map(item => tidy(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]): [string, Json] => [name, tidy(inner ?? null, name)]))
}

const nameOf = ({ description }: Interaction): string => description

/** Adds its level to each interaction. Source: LEV-9. */
const withLevel = (interaction: Interaction, levelOf: (description: string) => string | undefined): Interaction => {
  const level = levelOf(interaction.description)
  return level ? { ...interaction, comments: { text: [level] } } : interaction
}

/** Deterministic text of a pact: one interaction per line, sorted, without versions of tools. */
export const tidyPact = (
  { consumer, provider, interactions }: Pact,
  levelOf: (description: string) => string | undefined = () => undefined,
): string => {
  const sorted = interactions.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).map(one => tidy(withLevel(one, levelOf)))
  return jsonLines({ consumer, provider, interactions: sorted, metadata: { pactSpecification: { version: '4.0' } } }, 2)
}

/** Merges pacts of the same consumer and provider. @throws if there is none. */
export const joinedPact = (parts: readonly Pact[]): Pact => {
  const [first] = parts
  if (!first) throw new Error('There is no pact to join.')
  return { ...first, interactions: parts.flatMap(({ interactions }) => interactions) }
}

export const readPact = (path: string | URL): Pact => JSON.parse(readFileSync(path, 'utf8')) as Pact

/** Writes a changed file atomically: other processes read the old file or the new one. */
export const writeIfChanged = (file: URL, text: string): void => {
  const path = fileURLToPath(file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
