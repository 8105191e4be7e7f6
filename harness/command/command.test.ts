import { describe, expect, it } from 'vitest'
import { Misuse, runCommand, valuesIn } from './command.ts'

const options = { port: { type: 'string', default: '5173' }, all: { type: 'boolean' } } as const

/** Runs a command that fails for the given reason, if any. */
const run = async (args: readonly string[], failure?: Error) => {
  const printed: string[] = []
  const print = (text: string): void => void printed.push(text)
  const code = await runCommand({ args, help: 'Counts to a number.', print }, () => {
    if (failure) throw failure
    print('1 2 3')
    return 0
  })
  return { code, printed }
}

describe('the options of a command', () => {
  it.each([
    [['--port', '80', '--all'], { port: '80', all: true }],
    [['--port=80'], { port: '80' }],
    [[], { port: '5173' }],
  ])('%j are read', (args, values) => {
    expect(valuesIn(args, options)).toEqual(values)
  })

  it.each([
    [['--prot', '80'], "Unknown option '--prot'. See --help."],
    [['--port'], "Option '--port <value>' argument missing. See --help."],
    [['80'], "Unexpected argument '80'. This command does not take positional arguments. See --help."],
  ])('%j are refused with a sentence', (args, message) => {
    expect(() => valuesIn(args, options)).toThrow(new Misuse(message))
  })
})

describe('a command', () => {
  it('runs', async () => {
    expect(await run([])).toEqual({ code: 0, printed: ['1 2 3'] })
  })

  it.each(['--help', '-h'])('prints its help for %s and does not run', async word => {
    expect(await run(['--wrong', word])).toEqual({ code: 0, printed: ['Counts to a number.'] })
  })

  it('prints the message of a misuse and returns 2', async () => {
    expect(await run([], new Misuse('Say where the server is.'))).toEqual({ code: 2, printed: ['Say where the server is.'] })
  })

  it('does not hide any other error', async () => {
    await expect(run([], new Error('broken'))).rejects.toThrow('broken')
  })
})
