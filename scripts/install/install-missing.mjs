// Runs before every npm script on the Node version that npm uses, so it is plain JavaScript without packages. Installs the
// packages if they differ from package-lock.json; otherwise it only takes a moment.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { difference, isOlder } from './lockfile.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const oldestForNpm = '20.19.0'
const oldestForScripts = '22.18.0'

const stop = sentence => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const read = file => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, 'utf8')).packages : undefined)

/** Runs npm without our node_modules in its path, because npm deletes that folder first. */
const npmCi = (...more) => {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'))
    .join(delimiter)
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } }
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...more]
  const ended = npm?.endsWith('.js')
    ? spawnSync(node, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: true })
  return ended.status === 0
}

/** The version of the pinned Node if its package exists for this system, otherwise of the developer's Node. */
const versionForScripts = () => {
  const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}` }
  const found = spawnSync('node', ['--version'], { cwd: root, encoding: 'utf8', env, shell: process.platform === 'win32' })
  return found.stdout?.trim() || process.version
}

if (isOlder(process.version, oldestForNpm)) {
  stop(
    `Meridian needs Node ${oldestForNpm} or newer, this is ${process.version}. Install a current Node from https://nodejs.org and try again.`,
  )
}

const why = difference(read('package-lock.json'), read('node_modules/.package-lock.json'))
if (why) {
  console.log(`Installing packages (${why}); the first time takes about a minute.`)
  // The second attempt asks the registry, because npm's cache may be older than the lockfile.
  if (!npmCi() && !npmCi('--prefer-online'))
    stop('The packages could not be installed. See the lines above; "npm ci" repeats only this step.')
}

if (isOlder(versionForScripts(), oldestForScripts)) {
  stop(
    `Meridian's scripts need Node ${oldestForScripts} or newer, this is ${versionForScripts()}. ` +
      'The packages contain no Node for this system: install a current one from https://nodejs.org and try again.',
  )
}
