import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { smsPattern } from '#contracts/api/accounts/auth.ts'
import { dateTimePattern } from '#contracts/api/kit/values.ts'

const words = [
  'msg.requiredMsg',
  'invalid.tooShort',
  'invalid.tooLong',
  'invalid.tooSmall',
  'invalid.tooBig',
  'invalid.tooFew',
  'invalid.tooMany',
  'invalid.format',
  'invalid.aboveZero',
  'invalid.readable',
  'invalid.runsForward',
  'invalid.takesLess',
  'invalid.upTo100',
  'invalid.levels',
  'invalid.receive_tel',
  'invalid.area',
  'msg.payPasswordThr',
  'msg.inputThr',
  'invalid.sixDigits',
  'invalid.money',
  'invalid.balance',
  'invalid.phone',
  'invalid.smsCode',
  'invalid.dateTime',
] as const
type Word = (typeof words)[number]

/** Fields with an error message of their own for a wrong format. */
const ownWords: Readonly<Record<string, Word>> = {
  receive_tel: 'invalid.receive_tel',
  area: 'invalid.area',
  pay_password: 'msg.payPasswordThr',
  phone: 'invalid.phone',
}

/** Areas and couriers also have a `code`: the text-message code is recognised by its pattern. So is a date with its time. */
const patternWords: Readonly<Record<string, Word>> = {
  [String(smsPattern)]: 'invalid.smsCode',
  [String(dateTimePattern)]: 'invalid.dateTime',
}

/** Messages for named rules of the contract. */
const ruleWords: Readonly<Record<string, Word>> = {
  aboveZero: 'invalid.aboveZero',
  readable: 'invalid.readable',
  runsForward: 'invalid.runsForward',
  takesLess: 'invalid.takesLess',
  upTo100: 'invalid.upTo100',
  levels: 'invalid.levels',
}

type Issue = z.core.$ZodRawIssue
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '')

const sizeWords = {
  too_small: { string: 'invalid.tooShort', array: 'invalid.tooFew', number: 'invalid.tooSmall' },
  too_big: { string: 'invalid.tooLong', array: 'invalid.tooMany', number: 'invalid.tooBig' },
} as const satisfies Record<string, Record<string, Word>>

const sizeWord = (issue: Issue): string | undefined => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const byOrigin: Readonly<Record<string, Word>> = sizeWords[issue.code]
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  return `${byOrigin[String(issue.origin)] ?? 'invalid.format'}|${String(limit)}`
}

const ruleWord = (issue: Issue): Word | undefined => {
  if (issue.code === 'custom') return ruleWords[String(issue.params?.rule)]
  return issue.code === 'invalid_format' ? patternWords[String(issue.pattern)] : undefined
}

/** Text key for a zod issue, as `key` or `key|limit`. Translated on render, so that it follows the language. Source: WRD-2. */
export const wordOf = (issue: Issue): string => {
  const own = ownWords[String(issue.path?.[0])]
  if (isEmpty(issue.input)) return 'msg.requiredMsg'
  return own ?? ruleWord(issue) ?? sizeWord(issue) ?? 'invalid.format'
}

/** Creates the react-hook-form resolver for a contract schema. */
export const resolverOf = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => zodResolver(schema, { error: wordOf })

const isWord = (text: string): text is Word => words.some(word => word === text)

/** Returns a function that translates a field's error; a text that is not a key (a server message) is shown as is. */
export const useFieldError = (): ((error: Pick<FieldError, 'message'> | undefined) => string | undefined) => {
  const { t } = useTranslation()
  return useCallback(
    error => {
      const [word = '', limit] = error?.message?.split('|') ?? []
      return isWord(word) ? t(word, { limit }) : error?.message
    },
    [t],
  )
}
