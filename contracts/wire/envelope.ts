import { anyEnvelope } from '../api/kit/envelope.ts'

/** The parsed JSON of a text; undefined if it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A parsed envelope; `msg` is empty if the server sends none. */
export type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown }

/** Parses the envelope `{code, msg, data}` of a response; undefined if the text is something else. */
export const openEnvelope = (text: string): Envelope | undefined => {
  const envelope = anyEnvelope.safeParse(parseJson(text))
  return envelope.success ? { code: envelope.data.code, msg: envelope.data.msg ?? '', data: envelope.data.data } : undefined
}
