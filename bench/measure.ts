/** The median of several measurements. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds that `work` takes: the median of `runs` after one warm-up run. */
export const milliseconds = async (runs: number, work: (run: number) => unknown): Promise<number> => {
  await work(0)
  const times: number[] = []
  for (let run = 1; run <= runs; run++) {
    const start = performance.now()
    await work(run)
    times.push(performance.now() - start)
  }
  return median(times)
}

/** One line of a report. `most` or `least` is the target. */
export type Line = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly most?: number
  readonly least?: number
}

const missed = ({ value, most, least }: Line) => (most !== undefined && value > most) || (least !== undefined && value < least)

const figure = (value: number) => (value >= 99.5 ? String(Math.round(value)) : value.toPrecision(2))

/** Prints lines with their targets. @returns whether every target is met. */
export const report = (title: string, lines: readonly Line[]): boolean => {
  console.log(`\n${title}`)
  for (const line of lines) {
    const { what, value, unit, most, least } = line
    const target = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''
    const verdict = target === '' ? '' : missed(line) ? 'MISSED' : 'ok'
    console.log(`  ${what.padEnd(58)} ${figure(value).padStart(9)} ${unit.padEnd(6)} ${target.padEnd(14)} ${verdict}`.trimEnd())
  }
  return !lines.some(missed)
}
