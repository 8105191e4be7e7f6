import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the project, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** True when the module is the one that Node was started with. */
export const isMain = (url: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)

/** Ends the process with one sentence that says what to do. */
export const stop = (sentence: string): never => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** A command-line option `--name value` or `--name=value`. */
export const option = (name: string, words: readonly string[] = process.argv.slice(2)): string | undefined => {
  const at = words.findIndex(word => word === `--${name}` || word.startsWith(`--${name}=`))
  const word = words[at]
  if (word === undefined) return undefined
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1]
}

/** The words without an option `--name value` or `--name=value`. */
export const withoutOption = (words: readonly string[], name: string): string[] =>
  words.filter((word, at) => word !== `--${name}` && !word.startsWith(`--${name}=`) && words[at - 1] !== `--${name}`)

/** `--name value` as a port number, or the usual one. */
export const portOption = (usual: number): number => {
  const said = option('port')
  const port = said === undefined ? usual : Number(said)
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : stop(`--port must be a number from 1 to 65535, not "${said}".`)
}
