import { z } from 'zod'
import { dateTime, minuteTime } from '#contracts/api/kit/values.ts'
import { dateTimeText, timeOf } from './clock.ts'
import { Scale, Time } from './snapshot.ts'

/** Whether a time is in the calendar: February 31 is not. */
const exists = (text: string): boolean => dateTimeText(timeOf(text)).startsWith(text)

/** A time as milliseconds since 1970, or as text in the server's time zone. */
const moment = z
  .union([
    Time,
    z
      .union([dateTime, minuteTime])
      .refine(exists, { error: ({ input }) => `There is no ${String(input)}.` })
      .transform(timeOf)
      .pipe(Time),
  ])
  .describe('Milliseconds since 1970, or "2026-11-21 12:00:00" in UTC+8.')

/** `POST /_mock/reset` */
export const ResetRequest = z.strictObject({
  now: moment.optional().describe('Stops the clock at this time and seeds the history that leads up to it.'),
  scale: Scale.optional().describe('Multiplies the number of seeded rows.'),
})

/** `POST /_mock/clock` */
export const ClockRequest = z.strictObject({
  set: moment.optional().describe('Moves the clock to this time and stops it there.'),
  stop: z.boolean().optional().describe('With `set`: false lets the clock run on from the new time.'),
  step: z.int().optional().describe('Moves the clock by so many milliseconds; negative values move it back.'),
  release: z.boolean().optional().describe('Returns to the time of the machine.'),
})

/** `POST /_mock/states` */
export const StateRequest = z.strictObject({ state: z.string(), params: z.record(z.string(), z.unknown()).optional() })

/** `POST /_mock/queue` and `POST /_mock/permissions` */
export const SwitchRequest = z.strictObject({ on: z.boolean() })

/** `POST /_mock/payments` */
export const PaymentRequest = z.strictObject({
  pay_no: z.string().describe('The number of the payment, as GET /_mock/payments lists it.'),
  result: z.enum(['succeed', 'fail']).describe('`succeed`: the gateway received the money. `fail`: the shopper gave up.'),
})
