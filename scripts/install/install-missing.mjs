// Runs before every npm script, on whatever Node npm itself uses, so it is plain JavaScript without packages.
// Installs when what is installed is not what package-lock.json says, and otherwise costs a moment.
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

/** npm without our own node_modules in its path: it is about to delete them. */
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

/** The pinned Node where its package exists, else the developer's own. */
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
  // The second try asks the registry again, because npm's cache may be older than the lockfile.
  if (!npmCi() && !npmCi('--prefer-online'))
    stop('The packages could not be installed. Read the lines above; "npm ci" repeats only this step.')
}

if (isOlder(versionForScripts(), oldestForScripts)) {
  stop(
    `Meridian's scripts need Node ${oldestForScripts} or newer, this is ${versionForScripts()}. ` +
      'For this system no Node comes with the packages: install a current one from https://nodejs.org and try again.',
  )
}
