/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Where a call would go outside this page: the standalone mock, unless a real server is known. */
const usualServer = 'http://localhost:4010'

type Sent = { method: string; path: string; headers: Readonly<Record<string, string>>; body: string }

/** A call as a command for a terminal. Files cannot be repeated. */
export const curlOf = ({ method, path, headers, body }: Sent, server = ''): string =>
  [
    `curl -X ${method} ${quoted((server || usualServer) + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body && body !== '(multipart)' ? [`--data-raw ${quoted(body)}`] : []),
  ].join(' \\\n  ')
