/** Quotes a text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Origin of calls outside this page: the standalone mock, unless a real server is set. */
const usualServer = 'http://localhost:4010'

type Sent = { method: string; path: string; headers: Readonly<Record<string, string>>; body: string }

/** A call as a curl command. File uploads are left out. */
export const curlOf = ({ method, path, headers, body }: Sent, server = ''): string =>
  [
    `curl -X ${method} ${quoted((server || usualServer) + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body && body !== '(multipart)' ? [`--data-raw ${quoted(body)}`] : []),
  ].join(' \\\n  ')
