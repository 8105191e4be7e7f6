import { SourceMap } from 'node:module'

/** A position in a built file, as stack traces print it. */
const place = /(https?:\/\/\S+?\.js):(\d+):(\d+)/g

/** Source maps by URL of the built file; undefined if the server has none. */
const maps = new Map<string, Promise<SourceMap | undefined>>()

const fetchMap = async (file: string): Promise<SourceMap | undefined> => {
  const answer = await fetch(`${file}.map`).catch(() => undefined)
  const map: unknown = await answer?.json().catch(() => undefined)
  return map === undefined ? undefined : new SourceMap(map as ConstructorParameters<typeof SourceMap>[0])
}

const mapOf = (file: string): Promise<SourceMap | undefined> => {
  const known = maps.get(file) ?? fetchMap(file)
  maps.set(file, known)
  return known
}

/** Replaces positions in built files by those in the sources, if the server has source maps. */
export const withSourcePositions = async (text: string): Promise<string> => {
  const found = [...text.matchAll(place)]
  const places = await Promise.all(
    found.map(async ([whole, file = '', row, column]) => {
      const entry = (await mapOf(file))?.findEntry(Number(row) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry)) return whole
      const source = entry.originalSource.replace(/^(\.\.\/)+/, '')
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    }),
  )
  return text.replace(place, () => places.shift() ?? '')
}
