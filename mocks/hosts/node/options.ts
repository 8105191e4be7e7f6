import { parseArgs } from 'node:util'

const help = `Starts the mock as a server. Each X-Mock-World header names a world of its own.

Usage: npm run mock -- [options]

  --port 4010     the port to listen on; 0 takes a free one
  --keep FOLDER   keep all worlds in this folder, so that they survive a restart
  --public        listen on every address of the machine, for shared shops only
  --trust-proxy   take the addresses of visitors from X-Forwarded-For, which a proxy sets
  --cors          let pages of other origins use the control API
  --cloud         run the worker that a cloud would run
  --help          print this text

docs/hosting.md has more.`

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    options: {
      port: { type: 'string', default: '4010' },
      cors: { type: 'boolean', default: false },
      keep: { type: 'string' },
      public: { type: 'boolean', default: false },
      'trust-proxy': { type: 'boolean', default: false },
      cloud: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values

/**
 * Reads the command line of `npm run mock`.
 * @returns the options; or the text to print instead of starting, with the exit code
 */
export const readOptions = (words: readonly string[]) => {
  try {
    const { help: isAsked, port: text, public: isPublic, 'trust-proxy': trustsProxy, ...rest } = parse(words)
    if (isAsked) return { print: help, code: 0 } as const
    const port = Number(text)
    if (!/^\d+$/.test(text) || port > 65_535)
      return { print: `--port must be a number from 0 to 65535, not "${text}". See --help.`, code: 2 } as const
    return { ...rest, port, isPublic, trustsProxy }
  } catch (reason) {
    return { print: `${reason instanceof Error ? reason.message : String(reason)}. See --help.`, code: 2 } as const
  }
}
