/** Encodes bytes as base64url. */
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** Packs a value for a URL: JSON, deflated, encoded as base64url. */
export const pack = async (value: unknown): Promise<string> =>
  toText(await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw')))

/** Reverses `pack`. @throws if the text is truncated or changed. */
export const unpack = async (text: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate-raw'))))
