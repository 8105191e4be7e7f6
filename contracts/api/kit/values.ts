import { z } from 'zod'
import { full } from './level.ts'

/** Primary key. */
export const id = z.int().min(1)

/** Yes or no as the wire says it. */
export const flag = z.union([z.literal(0), z.literal(1)])

/** Money, points, weights and scores: text with two decimals, `'12.00'`. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/)

/** Local time of the server, `'2026-11-21 09:48:23'`. */
export const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

/** Local time to the minute, `'2026-11-21 09:48'`. */
export const minuteTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)

/** How many rows a change has reached; no page reads it. Source: LEV-1. */
export const changedRows = full(z.int())

/** Blanks, and characters that leave no trace where they are shown. */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`
const isSeen = new RegExp(`[^${unseen}]`, 'u')
/** Control characters but tabs and line breaks, and marks that turn round the text after them. */
const disturbing = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u
const readable = { params: { rule: 'readable' } }

/** Text that says something: at least one character can be seen, and none disturbs the text around it. Source: WIR-8. */
export const filled = z
  .string()
  .trim()
  .min(1)
  .refine(text => text === '' || (isSeen.test(text) && !disturbing.test(text)), readable)

/** The name that an account is signed in by; two that look alike must not differ in what cannot be seen. Source: REG-7. */
export const accountName = filled.max(15).refine(text => !new RegExp(`[${unseen}]`, 'u').test(text.replaceAll(' ', '')), readable)

/** Address of a picture; sizes are siblings of the same name ending in `_150`, `_300`, `_400`. May be empty. */
export const imageUrl = z.string().regex(/^$|^(\/|https?:\/\/)\S+$/)

/** What stands between the HTML and the serialised editor tree of a rich text. Source: WIR-3. */
export const richTextSeparator = '##qingwuit##'

/** HTML, the separator, then the serialised editor tree; plain HTML is tolerated. */
export const richText = z.string()

const digits = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    // The sum turns "-0" into 0.
    .transform(text => Number(text) + 0),
])

/** An integer that a client sends: a number in JSON, digits in a query string or a form. `rule` narrows it. */
export const sentInt = <Value extends number = number>(rule?: z.ZodType<Value, Value>) =>
  digits.pipe((rule ?? z.int()) as z.ZodType<Value, number>)

/** An id that a client sends. */
export const sentId = sentInt(id)

/** A number from 0 up that a client sends; a field left empty means 0. */
export const sentOrZero = z.union([z.literal('').transform(() => 0), sentInt(z.int().min(0))])

/** A yes/no that a client sends. Empty means no, since empty `is_type` and `is_sort` are sent as 0. Source: CAL-7. */
export const sentFlag = z
  .union([flag, z.boolean(), z.enum(['', '0', '1', 'true', 'false'])])
  .transform((value): 0 | 1 => (value === 1 || value === true || value === '1' || value === 'true' ? 1 : 0))

/** An amount of money that a client sends, at most two decimals. */
export const sentMoney = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(9_999_999.99))
  .transform(amount => amount.toFixed(2))

/** An amount above nothing. */
export const sentSum = sentMoney.refine(text => Number(text) > 0, { params: { rule: 'aboveZero' } })

const largest = 9_999_999.99

/** An amount of money or a weight that a client sends, kept without its sign. Source: AMT-5. */
export const sentAbsolute = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,7}(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(-largest).max(largest))
  .transform(amount => Math.abs(amount).toFixed(2))

/** A number of pieces that a client sends, kept without its sign. Source: AMT-5. */
export const sentCount = sentInt(z.int().min(-999_999_999).max(999_999_999)).transform(Math.abs)

type Held = { readonly schema: z.ZodType; readonly encoding?: 'base64' }
const contents = new WeakMap<z.core.$ZodType, Held>()

/** Notes what the text of `text` holds in packed form. */
const holding = <Text extends z.ZodType>(text: Text, held: Held): Text => {
  contents.set(text, held)
  return text
}

/** What a text holds in packed form: documents describe it. Undefined for ordinary text. */
export const heldBy = (schema: z.core.$ZodType): Held | undefined => contents.get(schema)

/** Base64 of a JSON object, the way search and order parameters travel; `schema` says what it holds. Source: WIR-4. */
export const encodedParams = (schema: z.ZodType) => holding(z.string().min(1), { schema, encoding: 'base64' })

/** Encodes `params` for a path segment, a query or a body; anything beyond Latin-1 must be percent-encoded before. */
export const encodeParams = (params: Readonly<Record<string, unknown>>): string => btoa(JSON.stringify(params))

/** Decodes `params` with `schema`; `undefined` when it is not base64, not JSON or not of that shape. */
export const decodeParams = <Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | undefined => {
  try {
    const result = schema.safeParse(JSON.parse(atob(text)))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** JSON in a field of a form. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('is no JSON')
    return z.NEVER
  }
})

/** JSON of a certain shape in a field of a form. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) => holding(jsonText.pipe(schema), { schema })
