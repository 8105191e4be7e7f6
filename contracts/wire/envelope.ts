import { anyEnvelope } from '../api/kit/envelope.ts'

/** The parsed JSON of a text; undefined when it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An opened envelope; `msg` is empty where the server sends none. */
export type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown }

/** Opens the envelope `{code, msg, data}` of a reply; undefined when the text is something else. */
export const openEnvelope = (text: string): Envelope | undefined => {
  const envelope = anyEnvelope.safeParse(parseJson(text))
  return envelope.success ? { code: envelope.data.code, msg: envelope.data.msg ?? '', data: envelope.data.data } : undefined
}
