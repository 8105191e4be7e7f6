import type { Operator } from '../api/kit/list-query.ts'

/** The bar separates value and operator and cannot be escaped, so it is removed from user input. */
const bare = (value: string): string => value.replaceAll('|', '').trim()

const condition =
  (operator: Operator) =>
  (value: string | number): string =>
    `${bare(String(value))}|${operator}`

/** Keeps rows whose column equals the value. */
export const equalTo = (value: string | number): string => bare(String(value))

/** Keeps rows whose column contains the value. */
export const like = condition('like')
/** Keeps rows whose column starts with the value. */
export const startsWith = condition('likeRight')
/** Keeps rows whose column ends with the value. */
export const endsWith = condition('likeLeft')
/** Keeps rows above the value. */
export const above = condition('gt')
/** Keeps rows below the value. */
export const below = condition('lt')
/** Keeps rows at or above the value. */
export const atLeast = condition('ngt')
/** Keeps rows at or below the value. */
export const atMost = condition('nlt')

const listOf = (values: readonly (string | number)[]): string => values.map(value => bare(String(value))).join(',')

/** Keeps rows whose column is one of the values. */
export const oneOf = (values: readonly (string | number)[]): string => `${listOf(values)}|in`

/** Keeps rows between two values, both included. */
export const between = (from: string | number, to: string | number): string => `${listOf([from, to])}|between`

/**
 * Keeps rows that have a related row whose column matches the value.
 * @param relation the server's name of the relation, e.g. `user`.
 * @param operator how the column is compared; by default it must contain the value.
 */
export const related = (value: string, relation: string, operator: 'like' | 'likeRight' | 'likeLeft' = 'like'): string =>
  `${bare(value)}|whereHas|${relation}${operator === 'like' ? '' : `|${operator}`}`
