import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'

type Report = {
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[]
  readonly errors: readonly { readonly interaction: string; readonly mismatch: unknown }[]
}

/** What Pact says about each interaction of a pact. */
export type Verdict = { readonly description: string; readonly passed: boolean; readonly mismatches: readonly string[] }

type Mismatch = { readonly path?: string; readonly mismatch?: string; readonly message?: string }

const lineOf = ({ path, mismatch, message }: Mismatch): string => `${path ? `${path}: ` : ''}${mismatch ?? message ?? ''}`

const linesOf = (mismatch: unknown): readonly string[] => {
  if (typeof mismatch !== 'object' || mismatch === null) return [String(mismatch)]
  const all =
    'mismatches' in mismatch && Array.isArray(mismatch.mismatches) ? (mismatch.mismatches as Mismatch[]) : [mismatch as Mismatch]
  return all.map(lineOf)
}

/** The native verifier: the one written in JavaScript mangles form bodies. */
const verifierScript = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-verifier.js')

/** It reads all certificates of the machine for each interaction, two thirds of its time; a port of this machine needs none. */
const noCertificates = (folder: string) => ({ SSL_CERT_FILE: devNull, SSL_CERT_DIR: folder })

const run = (args: readonly string[], folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...noCertificates(folder), PACT_DO_NOT_TRACK: 'true' }
    const child = spawn(process.execPath, [verifierScript, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', text => (output += String(text)))
    child.stderr.on('data', text => (output += String(text)))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })

type Where = { readonly provider: string; readonly port: number; readonly statesPath: string; readonly only?: string }

/**
 * Replays a pact against the provider behind a port of this machine; `only` is a pattern of descriptions.
 * @throws with what the verifier said when it wrote no report.
 */
export const verifyPact = async (file: string, { provider, port, statesPath, only }: Where): Promise<readonly Verdict[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-verdicts-'))
  const json = join(folder, 'report.json')
  try {
    const words = [
      '--file',
      file,
      '--provider-name',
      provider,
      '--hostname',
      '127.0.0.1',
      '--port',
      String(port),
      '--state-change-url',
      `http://127.0.0.1:${port}${statesPath}`,
      '--json',
      json,
      '--no-colour',
      '--loglevel',
      'error',
      ...(only ? ['--filter-description', only] : []),
    ]
    const output = await run(words, folder)
    const report = JSON.parse(readReport(json, output)) as Report
    return report.interactionResults.map(({ description, result }) => ({
      description,
      passed: result === 'OK',
      mismatches: report.errors
        .filter(({ interaction }) => interaction.endsWith(` - ${description}`))
        .flatMap(({ mismatch }) => linesOf(mismatch)),
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const readReport = (path: string, output: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Error(`The verifier wrote no report. Its output: ${output.slice(-2000)}`)
  }
}
