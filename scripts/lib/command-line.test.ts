import { describe, expect, it } from 'vitest'
import { optionsIn } from './command-line.ts'

const help = 'Counts to a number.'
const read = (...words: string[]) =>
  optionsIn(words, help, { port: { type: 'string', default: '5173' }, all: { type: 'boolean', default: false } })

describe('the options of a command', () => {
  it('are read with or without an equals sign', () => {
    expect(read('--port', '80', '--all')).toEqual({ values: { port: '80', all: true } })
    expect(read('--port=80')).toEqual({ values: { port: '80', all: false } })
    expect(read()).toEqual({ values: { port: '5173', all: false } })
  })

  it('give way to the help', () => {
    expect(read('--help')).toEqual({ print: help, code: 0 })
    expect(read('--prot', '-h')).toEqual({ print: help, code: 0 })
  })

  it.each([
    [['--prot', '80'], "Unknown option '--prot'. See --help."],
    [['--port'], "Option '--port <value>' argument missing. See --help."],
    [['80'], "Unexpected argument '80'. This command does not take positional arguments. See --help."],
  ])('%j is refused with a sentence', (words, print) => {
    expect(read(...words)).toEqual({ print, code: 2 })
  })
})
