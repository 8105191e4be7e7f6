import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { isMain, stop } from './command-line.ts'

/** Browsers of the system, fastest first. */
const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', 'google-chrome', 'chrome', 'msedge']

const isRoot = process.getuid?.() === 0

/** Avoid background requests; root cannot use the sandbox. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
]

const pathOf = (command: string): string | undefined =>
  [
    command,
    ...(process.env.PATH ?? '').split(delimiter).flatMap(folder => [join(folder, command), join(folder, `${command}.exe`)]),
  ]
    .filter(path => path.includes('/') || path.includes('\\'))
    .find(path => existsSync(path))

/** Playwright finds its own browser; this only checks whether it is installed, as full browser or headless shell. */
const isPlaywrightsOwn = (): boolean => {
  const whole = chromium.executablePath()
  const shell = /^(.*[/\\])chromium-(\d+)/.exec(whole)
  return existsSync(whole) || (shell !== null && existsSync(`${shell[1]}chromium_headless_shell-${shell[2]}`))
}

/** The browser for Playwright to launch; without `executablePath` it uses its own. Undefined if there is no browser. */
export const findBrowser = (): { executablePath?: string; args: string[] } | undefined => {
  const path = process.env.CHROMIUM_PATH
  if (path) return existsSync(path) ? { executablePath: path, args } : stop(`CHROMIUM_PATH is "${path}", which does not exist.`)
  if (isPlaywrightsOwn()) return { args }
  const executablePath = usual.map(pathOf).find(path => path !== undefined)
  return executablePath === undefined ? undefined : { executablePath, args }
}

/** Like `findBrowser`, for configurations. Running this file checks for a browser and prints the message. */
export const browserOptions = (): { executablePath?: string; args: string[] } => findBrowser() ?? { args }

/**
 * Arguments for browsers that open many short pages of Chromium. Without them the browser tests need a third more CPU time.
 * - The optimizing compilers of V8 cost more than they save on pages that live for seconds.
 * - The background fetch of resources keeps Chromium from using its code cache. The argument replaces Playwright's list of disabled
 *   features, so those of that list that a headless browser has are repeated.
 * - Pages of one site share a process, so that what one page has loaded the next need not load.
 */
export const forShortPages: readonly string[] = [
  '--process-per-site',
  '--js-flags=--no-maglev --no-turbofan',
  `--disable-features=${[
    'BackgroundResourceFetch',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
]

const runs = (command: string, words: readonly string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }).status === 0

/** Without a Chinese font, pages show boxes and screenshots are useless. */
const hasChineseFont = (): boolean => {
  const found = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return process.platform !== 'linux' || (found.status === 0 && found.stdout.trim() !== '')
}

const installFromDebian = (packages: readonly string[]): boolean =>
  packages.length > 0 &&
  isRoot &&
  existsSync('/etc/debian_version') &&
  runs('apt-get', ['update', '-qq']) &&
  runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])

/** Installs a browser if there is none, and a Chinese font if possible. Ends the process if no browser can be installed. */
export const installBrowser = (): string => {
  if (!findBrowser()) runs('npx', ['playwright', 'install', 'chromium'])
  const missing = [
    ...(findBrowser() ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
  ]
  installFromDebian(missing)
  const found = findBrowser()
  if (!found) {
    return stop(
      'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
    )
  }
  const font = hasChineseFont() ? '' : ' (no Chinese font: Chinese texts show as boxes)'
  return `${found.executablePath ?? 'the browser of Playwright'}${font}`
}

if (isMain(import.meta.url)) console.log(`Browser: ${installBrowser()}`)
