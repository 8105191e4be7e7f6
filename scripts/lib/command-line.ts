import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asksForHelp, Misuse, valuesIn, type Known, type Values } from '#harness/command/command.ts'

/** The root folder of the project, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** Whether Node was started with this module. */
export const isMain = (url: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)

/** Prints a message that says what to do, and ends the process with exit code 2: the command could not run. */
export const stop = (sentence: string): never => {
  console.error(`\n${sentence}\n`)
  process.exit(2)
}

/** Reads a command-line option `--name value` or `--name=value`; stops the process if the value is missing. */
export const option = (name: string, words: readonly string[] = process.argv.slice(2)): string | undefined => {
  const at = words.findIndex(word => word === `--${name}` || word.startsWith(`--${name}=`))
  const word = words[at]
  if (word === undefined) return undefined
  const value = word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1]
  return value === undefined || value === '' ? stop(`Option '--${name} <value>' argument missing. See --help.`) : value
}

/** Removes an option `--name value` or `--name=value` from the arguments. */
export const withoutOption = (words: readonly string[], name: string): string[] =>
  words.filter((word, at) => word !== `--${name}` && !word.startsWith(`--${name}=`) && words[at - 1] !== `--${name}`)

/**
 * Reads the options of a command.
 * @param help the text for `--help`
 * @returns the values, or the text to print instead of running, with the exit code
 */
export const optionsIn = <const Options extends Known>(
  words: readonly string[],
  help: string,
  options: Options,
): { readonly values: Values<Options> } | { readonly print: string; readonly code: 0 | 2 } => {
  if (asksForHelp(words)) return { print: help, code: 0 }
  try {
    return { values: valuesIn(words, options) }
  } catch (reason) {
    if (!(reason instanceof Misuse)) throw reason
    return { print: reason.message, code: 2 }
  }
}

/** Reads the options of this process; prints the help or what is wrong, and ends the process, instead of running. */
export const readOptions = <const Options extends Known>(help: string, options: Options): Values<Options> => {
  const read = optionsIn(process.argv.slice(2), help, options)
  if ('values' in read) return read.values
  if (read.code === 2) return stop(read.print)
  console.log(read.print)
  return process.exit(0)
}

/** A whole number from an option; stops the process if it is none or out of range. */
export const wholeNumber = (name: string, text: string, least = 1, most = Number.MAX_SAFE_INTEGER): number => {
  const number = Number(text)
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= least && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? `a whole number, ${least} or greater` : `a number from ${least} to ${most}`
  return stop(`--${name} must be ${range}, not "${text}".`)
}

/** A port number from an option; stops the process if it is none. */
export const portOf = (text: string): number => wholeNumber('port', text, 1, 65_535)
