/** How many numbers a command of an SVG path takes. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** One command with its own numbers; the letter is in lower case once the numbers are absolute. */
type Command = { letter: string; values: number[] }
type Point = [x: number, y: number]

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const numbers = new RegExp(number, 'gi')
/** Flags of an arc may be written without a space behind them: `a1 1 0 012 2`. */
const arcs = new RegExp(
  [...Array(3).fill(`(${number})`), '([01])', '([01])', `(${number})`, `(${number})`].join(String.raw`[\s,]*`),
  'gi',
)

const numbersIn = (text: string, arc: boolean): number[] =>
  arc ? [...text.matchAll(arcs)].flatMap(match => match.slice(1).map(Number)) : (text.match(numbers) ?? []).map(Number)

/** @throws on a letter that is no command. */
const commandsOf = (path: string): Command[] =>
  [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const size = arity[letter.toLowerCase()]
    if (size === undefined) throw new Error(`The path has an unknown command "${letter}": ${path}`)
    const values = numbersIn(text, letter.toLowerCase() === 'a')
    if (size === 0) return [{ letter, values: [] }]
    // Further pairs after a move are lines.
    const further = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter
    return Array.from({ length: values.length / size }, (_, index) => ({
      letter: index === 0 ? letter : further,
      values: values.slice(index * size, (index + 1) * size),
    }))
  })

/** 0 where a number is an x, 1 where it is a y, undefined where it is a size, an angle or a flag. */
const axisOf = (kind: string, index: number): 0 | 1 | undefined => {
  if (kind === 'h') return 0
  if (kind === 'v') return 1
  if (kind === 'a') return index < 5 ? undefined : index === 5 ? 0 : 1
  return index % 2 === 0 ? 0 : 1
}

/** Where the pen stands after a command whose numbers are absolute. */
const endOf = ({ letter, values }: Command, [x, y]: Point, start: Point): Point => {
  if (letter === 'z') return start
  if (letter === 'h') return [values[0] ?? x, y]
  if (letter === 'v') return [x, values[0] ?? y]
  return [values.at(-2) ?? x, values.at(-1) ?? y]
}

/** Runs through commands with the pen's position; `each` gives the command with absolute numbers in lower case. */
const walk = (commands: readonly Command[], each: (command: Command, pen: Point) => Command): void => {
  let pen: Point = [0, 0]
  let start: Point = pen
  for (const command of commands) {
    const absolute = each(command, pen)
    pen = endOf(absolute, pen, start)
    if (absolute.letter === 'm') start = pen
  }
}

const shifted = ({ letter, values }: Command, by: Point, sign: 1 | -1): number[] =>
  values.map((value, index) => {
    const axis = axisOf(letter.toLowerCase(), index)
    return axis === undefined ? value : value + sign * by[axis]
  })

/** Numbers with as few separators as the grammar allows. */
const joined = (values: readonly number[]): string =>
  values.reduce((text, value) => (text === '' || value < 0 ? `${text}${value}` : `${text} ${value}`), '')

const rounded = ({ letter, values }: Command): Command => ({
  letter,
  values: values.map((value, index) => (letter === 'a' && index > 1 && index < 5 ? value : Math.round(value * 10))),
})

/**
 * The same path ten times as large, in whole numbers. Every command is relative to the rounded pen, so rounding never adds up.
 */
export const compactPath = (path: string): string => {
  const absolute: Command[] = []
  walk(commandsOf(path), (command, pen) => {
    const kind = command.letter.toLowerCase()
    const values = command.letter === kind ? shifted(command, pen, 1) : command.values
    absolute.push({ letter: kind, values })
    return { letter: kind, values }
  })
  let out = ''
  let last = ''
  walk(absolute.map(rounded), (command, pen) => {
    const tail = joined(shifted(command, pen, -1))
    // A repeated command needs no letter.
    const silent = command.letter === last && !'mz'.includes(last)
    out += silent && !tail.startsWith('-') ? ` ${tail}` : `${silent ? '' : command.letter}${tail}`
    last = command.letter
    return command
  })
  return out
}
