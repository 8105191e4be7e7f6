import type { SmsName } from '#contracts/api/accounts/register.ts'
import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

/** Lifetime of a code and minimum time between two messages, in seconds. Source: TXC-1, TXC-2. */
export const codeLife = 600
const gap = 30

type About = { phone: string; name: SmsName }
type Place = { db: Db; clock: Clock }

const secondsSince = (clock: Clock, { created_at }: RowOf<'sms_logs'>): number => (clock.now() - timeOf(created_at)) / 1000

const textedTo = (db: Db, { phone, name }: About): RowOf<'sms_logs'>[] =>
  db.sms_logs.by('phone', phone).filter(row => row.name === name && row.status === 1)

/** A code of four digits from 1000, reproducible from the serial number. */
const codeOf = (serial: number): string => String(1000 + ((Math.imul(serial, 2_654_435_761) >>> 0) % 9000))

/**
 * Sends a code by writing it to `sms_logs`, where tests and the control API read it.
 * @throws Refusal sentTooOften within 30 seconds of the last one for the same purpose.
 */
export const text = ({ db, clock }: Place, about: About, ip: string): void => {
  if (textedTo(db, about).some(row => secondsSince(clock, row) < gap)) refuse('sentTooOften')
  db.sms_logs.add({ ...about, content: codeOf(db.sms_logs.nextId()), status: 1, error_msg: '', ip })
}

/**
 * Checks that a code was sent to this phone for this purpose within ten minutes. A code can be used until it expires.
 * @throws Refusal wrongCode otherwise.
 */
export const checkCode = ({ db, clock }: Place, about: About, code: string | undefined): void => {
  const known = textedTo(db, about).some(row => row.content === code && secondsSince(clock, row) <= codeLife)
  if (!known) refuse('wrongCode')
}
