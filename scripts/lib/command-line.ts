import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root folder of the project, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** Whether Node was started with this module. */
export const isMain = (url: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)

/** Prints a message that says what to do, and ends the process with status 1. */
export const stop = (sentence: string): never => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Reads a command-line option `--name value` or `--name=value`. */
export const option = (name: string, words: readonly string[] = process.argv.slice(2)): string | undefined => {
  const at = words.findIndex(word => word === `--${name}` || word.startsWith(`--${name}=`))
  const word = words[at]
  if (word === undefined) return undefined
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1]
}

/** Removes an option `--name value` or `--name=value` from the arguments. */
export const withoutOption = (words: readonly string[], name: string): string[] =>
  words.filter((word, at) => word !== `--${name}` && !word.startsWith(`--${name}=`) && words[at - 1] !== `--${name}`)

/** Reads `--port` or returns the default; stops the process if it is not a port number. */
export const portOption = (usual: number): number => {
  const text = option('port')
  const port = text === undefined ? usual : Number(text)
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : stop(`--port must be a number from 1 to 65535, not "${text}".`)
}
