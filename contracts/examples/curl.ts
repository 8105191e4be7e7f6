import type { Given } from '../states/index.ts'
import type { Example } from './kit.ts'
import { addressOf, formText, wireOf } from '#contracts/wire/request.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The call as a curl command; the reader fills in the token. */
export const curlOf = (origin: string, example: Example): string => {
  const wire = wireOf(example)
  const parts = [
    'curl',
    ...(wire.method === 'GET' ? [] : ['-X', wire.method]),
    quoted(`${origin}${addressOf(wire)}`),
    ...(example.as ? ['-H', `"Authorization: Bearer $TOKEN_OF_${example.as.toUpperCase()}"`] : []),
    ...(wire.json === undefined ? [] : ['-H', quoted('Content-Type: application/json'), '-d', quoted(JSON.stringify(wire.json))]),
    ...(wire.form && !wire.files && wire.form.length > 0 ? ['-d', quoted(formText(wire))] : []),
    ...(wire.files ?? []).flatMap(([key, file]) => ['-F', quoted(`${key}=@${file.name}`)]),
  ]
  return parts.join(' ')
}

/** A curl command that enters a state. */
export const enterCurl = (origin: string, [state, params]: Given): string =>
  `curl -s '${origin}/_mock/states' -H 'content-type: application/json' -d ${quoted(JSON.stringify({ state, params }))}`
