import { runCommand, type ExitCode } from '#harness/command/command.ts'
import { defects } from './catalogue.ts'
import type { Notice } from './notice.ts'
import { help, optionsOf, type Options } from './options.ts'
import { doAll } from './pool.ts'
import { reportText, share, wanted as wantedShare } from './report.ts'
import type { Done, Job } from './worker.ts'

const jobsFor = ({ wanted, layer, level }: Options): Job[] => [
  ...[...new Set(wanted.map(({ call }) => call))].map(call => ({ layer, level, call })),
  ...wanted.map(({ id }) => ({ layer, level, defect: id })),
]

const noticeOf = ({ job, seen }: Done): Notice[] => {
  const defect = 'defect' in job && defects.find(({ id }) => id === job.defect)
  return defect ? [{ defect, seen }] : []
}

/** The result of one job, while others still run. */
const lineOf = ({ job, seen, findings }: Done): string =>
  'defect' in job
    ? `${job.defect} ${seen.length > 0 ? `noticed by ${seen.join(', ')}` : 'not noticed'}`
    : `${job.call} without a defect: ${findings.length} findings`

const bare = (findings: readonly string[]): string =>
  findings.length === 0
    ? 'The mock without a defect: no findings.'
    : ['The mock without a defect has findings:', ...findings.map(one => `  ${one}`)].join('\n')

/** Runs the command. @returns the exit code. */
export const main = (args: readonly string[], print: (text: string) => void): Promise<ExitCode> =>
  runCommand({ args, help, print }, async () => {
    const options = optionsOf(args)
    const begin = performance.now()
    const done: Done[] = []
    const jobs = jobsFor(options)
    await doAll(jobs, options.jobs, one => {
      done.push(one)
      if (!process.env.CI) print(`${done.length} of ${jobs.length}: ${lineOf(one)}`)
    })
    const notices = done.flatMap(noticeOf)
    const findings = done.flatMap(one => one.findings)
    print(`${reportText(notices, options.layer)}\n${bare(findings)}`)
    print(`${((performance.now() - begin) / 1000).toFixed(0)} s`)
    return findings.length === 0 && share(notices) >= wantedShare ? 0 : 1
  })

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), text => console.info(text))
