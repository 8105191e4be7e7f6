import { z } from 'zod'
import { full } from './level.ts'

/** Primary key. */
export const id = z.int().min(1)

/** Yes or no on the wire: 1 or 0. */
export const flag = z.union([z.literal(0), z.literal(1)])

/** Text with two decimals. */
export const moneyPattern = /^-?\d+\.\d{2}$/

/** Money, points, weights and scores: text with two decimals, `'12.00'`. */
export const money = z.string().regex(moneyPattern)

/** A date with its time, to the second. */
export const dateTimePattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Local time of the server, to the second: `'2026-11-21 09:48:23'`. */
export const dateTime = z.string().regex(dateTimePattern)

/** A date with its time, to the minute. */
export const minutePattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/** Local time of the server, to the minute: `'2026-11-21 09:48'`. */
export const minuteTime = z.string().regex(minutePattern)

/** Number of rows that a change affected; no page reads it. Source: LEV-1. */
export const changedRows = full(z.int())

/** White space, and characters that are invisible when rendered. */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`
const isSeen = new RegExp(`[^${unseen}]`, 'u')
/** Control characters except tabs and line breaks, and marks that reverse the direction of the text after them. */
const disturbing = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u
const readable = { params: { rule: 'readable' } }

/** Required text: at least one visible character, and none that distorts the text around it. Source: WIR-8. */
export const filled = z
  .string()
  .trim()
  .min(1)
  .refine(text => text === '' || (isSeen.test(text) && !disturbing.test(text)), readable)

/**
 * The user name of an account. Invisible characters and decomposed letters (those that Unicode NFC composes) are rejected, so
 * that two names with the same letters are equal. Source: REG-7.
 */
export const accountName = filled
  .max(15)
  .refine(text => !new RegExp(`[${unseen}]`, 'u').test(text.replaceAll(' ', '')) && text === text.normalize('NFC'), readable)

/** A local path or a web address, or nothing. */
export const picturePattern = /^$|^(\/|https?:\/\/)\S+$/

/** URL of a picture. Scaled copies have the same name with the suffix `_150`, `_300` or `_400`. May be empty. */
export const imageUrl = z.string().regex(picturePattern)

/** Separates the HTML of a rich text from its serialised editor tree. Source: WIR-3. */
export const richTextSeparator = '##qingwuit##'

/** HTML, the separator, then the serialised editor tree; plain HTML is accepted, too. */
export const richText = z.string()

const digits = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    // Adding 0 turns -0 into 0.
    .transform(text => Number(text) + 0),
])

/** An integer in a request: a number in JSON, digits in a query string or a form. `rule` narrows it. */
export const sentInt = <Value extends number = number>(rule?: z.ZodType<Value, Value>) =>
  digits.pipe((rule ?? z.int()) as z.ZodType<Value, number>)

/** An id in a request. */
export const sentId = sentInt(id)

/** A number from 0 up in a request; an empty field means 0. */
export const sentOrZero = z.union([z.literal('').transform(() => 0), sentInt(z.int().min(0))])

/** A flag in a request. Empty means no, because clients send an empty `is_type` or `is_sort` as 0. Source: CAL-7. */
export const sentFlag = z
  .union([flag, z.boolean(), z.enum(['', '0', '1', 'true', 'false'])])
  .transform((value): 0 | 1 => (value === 1 || value === true || value === '1' || value === 'true' ? 1 : 0))

/** An amount of money in a request, at most two decimals. */
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

/** An amount of money in a request, above 0. */
export const sentSum = sentMoney.refine(text => Number(text) > 0, { params: { rule: 'aboveZero' } })

const largest = 9_999_999.99

/** An amount of money or a weight in a request; the sign is dropped. Source: AMT-5. */
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

/** A quantity in a request; the sign is dropped. Source: AMT-5. */
export const sentCount = sentInt(z.int().min(-999_999_999).max(999_999_999)).transform(Math.abs)

type Held = { readonly schema: z.ZodType; readonly encoding?: 'base64' }
const contents = new WeakMap<z.core.$ZodType, Held>()

/** Records the schema of the data that a text holds in encoded form. */
const holding = <Text extends z.ZodType>(text: Text, held: Held): Text => {
  contents.set(text, held)
  return text
}

/** The schema of the data that a text holds in encoded form, for documents. Undefined for ordinary text. */
export const heldBy = (schema: z.core.$ZodType): Held | undefined => contents.get(schema)

/** Base64 of a JSON object, used for search and order parameters; `schema` describes the object. Source: WIR-4. */
export const encodedParams = (schema: z.ZodType) => holding(z.string().min(1), { schema, encoding: 'base64' })

/** JSON in a form field. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('is not JSON')
    return z.NEVER
  }
})

/** JSON of the given schema in a form field. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) => holding(jsonText.pipe(schema), { schema })
