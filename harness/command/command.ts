import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A wrong use of a command. Its message says what to do; it is printed without a stack trace. */
export class Misuse extends Error {}

/** The options that a command has, as `parseArgs` of Node describes them. */
export type Known = NonNullable<ParseArgsConfig['options']>

/** The values of these options. */
export type Values<Options extends Known> = ReturnType<typeof parseArgs<{ readonly options: Options }>>['values']

/** Reads the options of a command. @throws Misuse for an unknown option, a missing value or a further word */
export const valuesIn = <const Options extends Known>(args: readonly string[], options: Options): Values<Options> => {
  try {
    return parseArgs({ args: [...args], options }).values as Values<Options>
  } catch (reason) {
    const [problem = ''] = (reason as Error).message.split(/\.? To specify|\.?$/)
    throw new Misuse(`${problem}. See --help.`)
  }
}

/** 0: everything is fine; 1: something was found; 2: the command is wrong, or nothing answers. */
export type ExitCode = 0 | 1 | 2

/** The words of a command line, its help, and where its output goes. */
export type Command = {
  readonly args: readonly string[]
  readonly help: string
  readonly print: (text: string) => void
}

/** Whether a command line asks for the help of its command, whatever else it says. */
export const asksForHelp = (words: readonly string[]): boolean => words.includes('--help') || words.includes('-h')

/** Runs a command, or prints its help, or the message of a misuse. @returns the exit code */
export const runCommand = async ({ args, help, print }: Command, run: () => ExitCode | Promise<ExitCode>): Promise<ExitCode> => {
  if (asksForHelp(args)) {
    print(help)
    return 0
  }
  try {
    return await run()
  } catch (reason) {
    if (!(reason instanceof Misuse)) throw reason
    print(reason.message)
    return 2
  }
}

/** Runs a command without options in this process. @param write does the work and returns what to print */
export const runWriter = async (help: string, write: () => string | Promise<string>): Promise<void> => {
  const args = process.argv.slice(2)
  const print = (text: string): void => console.info(text)
  process.exitCode = await runCommand({ args, help, print }, async (): Promise<0> => {
    valuesIn(args, {})
    print(await write())
    return 0
  })
}
