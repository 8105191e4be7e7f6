/** A key with its colon, a text, or the start or end of an object. */
const tokens = /("(?:[^"\\]|\\.)*")\s*(:?)|[{}]/g

/**
 * Reports keys that occur more than once in one object of a JSON text. `JSON.parse` accepts them and keeps the last value, so the
 * raw text is read.
 * @param file the name that the problems begin with
 * @param json valid JSON
 */
export const duplicateKeys = (file: string, json: string): string[] => {
  const problems = new Set<string>()
  const objects: { readonly path: string; readonly keys: Set<string> }[] = []
  let last = ''
  for (const [token, text, colon] of json.matchAll(tokens)) {
    const object = objects.at(-1)
    if (token === '{') objects.push({ path: last, keys: new Set() })
    else if (token === '}') objects.pop()
    else if (text && colon && object) {
      const key: string = JSON.parse(text)
      last = object.path ? `${object.path}.${key}` : key
      if (object.keys.has(key)) problems.add(`${file}: the key ${last} occurs more than once.`)
      object.keys.add(key)
    }
  }
  return [...problems]
}
