import { audiences, storageKeys, type Audience } from '#contracts/wire/audience.ts'
import { escaped, literal, quoted } from './literals.ts'
import { passwordRole, pathParts, readyAccount, type Act, type Recording, type Step, type Target } from './recording.ts'
import { filledText } from './secrets.ts'
import { actText } from './step-text.ts'

const locator = ({ role, name, nth }: Target): string => {
  const place = nth === undefined ? '' : `.nth(${String(nth)})`
  if (role === passwordRole) return `page.getByLabel(/^${escaped(name)}\\s*\\*?$/)${place}`
  const options = name ? `, { name: ${quoted(name)}, exact: true }` : ''
  return `page.getByRole(${quoted(role)}${options})${place}`
}

/** Their own boxes lie below drawn ones. */
const covered: readonly string[] = ['checkbox', 'radio', 'switch']

const signIn = (audience: string, username: string): string[] => {
  const account = readyAccount(username)
  if (account) return [`await signedIn(${quoted(account)})`, 'await page.reload()']
  if (audience !== 'seller') return [`// ${username} is no ready account: sign in here.`]
  return [
    "await page.goto('/Seller/login')",
    `await page.getByRole('combobox', { name: t('login.store') }).selectOption(${quoted(username)})`,
    "await page.getByRole('button', { name: t('login.actAs') }).click()",
  ]
}

const control = ({ method, path, body }: Extract<Act, { do: 'control' }>): string[] => {
  if (path === '/states' && typeof body === 'object' && body !== null && 'state' in body) {
    const facts = 'params' in body ? body.params : {}
    return [`await given(${literal(body.state)}, ${literal(facts)})`, 'await page.reload()']
  }
  const url = quoted(`/_mock${path}`)
  const sent =
    method === 'POST'
      ? `post(${url}, ${literal(body ?? {})})`
      : `{ ...post(${url}, ${literal(body ?? {})}), method: ${quoted(method)} }`
  return [`await backend.send(${sent})`, 'await page.reload()']
}

/** Signs in without a reload, which follows anyway. */
const signInAll = (signedIn: Recording['signedIn']): string[] =>
  signedIn.flatMap(({ audience, username }) => signIn(audience, username).filter(line => line !== 'await page.reload()'))

const signOut = (audience: Audience): string =>
  `await page.evaluate(() => localStorage.removeItem(${quoted(storageKeys(audience).token)}))`

const replaced = ({ world, path, signedIn }: Extract<Act, { do: 'world' }>): string[] => [
  `await backend.send(post('/_mock/link/open', ${literal({ text: world })}))`,
  ...audiences.filter(audience => signedIn.every(one => one.audience !== audience)).map(signOut),
  ...signInAll(signedIn),
  `await page.goto(${quoted(path)})`,
]

const doing = (act: Act): string[] => {
  switch (act.do) {
    case 'open':
      return [`await page.goto(${quoted(act.path)})`]
    case 'click':
      return [`await ${locator(act.target)}.click(${covered.includes(act.target.role) ? '{ force: true }' : ''})`]
    case 'fill': {
      const text = filledText(act)
      return text === undefined
        ? [`await ${locator(act.target)}.fill(process.env.RECORDED_PASSWORD ?? '')`]
        : [`await ${locator(act.target)}.fill(${quoted(text)})`]
    }
    case 'select':
      return [`await ${locator(act.target)}.selectOption({ label: ${quoted(act.option)} })`]
    case 'press':
      return [
        act.target ? `await ${locator(act.target)}.press(${quoted(act.key)})` : `await page.keyboard.press(${quoted(act.key)})`,
      ]
    case 'upload':
      return ['// The files are no part of the recording.']
    case 'control':
      return control(act)
    case 'world':
      return replaced(act)
    case 'signOut':
      return [signOut(act.audience), 'await page.reload()']
    case 'signIn':
    default:
      return signIn(act.audience, act.username)
  }
}

/** A path with any query; parameters are left open. */
const pathPattern = (path: string): string => {
  const parts = pathParts(path).map(part => (part === undefined ? '[^/]+' : escaped(part)))
  return `/${parts.join(String.raw`\/`)}(\\?|$)/`
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The writes of a step, as a comment. */
const writes = ({ calls }: Step): string =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, status }) => ` · ${method} ${path.split('?')[0] ?? ''} ${String(status)}`)
    .join('')

const stepLines = (step: Step, at: number, before: string): string[] => [
  `// ${String(at + 1)}. ${oneLine(actText(step.act))}${writes(step)}`,
  ...doing(step.act),
  ...(step.path.split('?')[0] === before.split('?')[0] ? [] : [`await expect(page).toHaveURL(${pathPattern(step.path)})`]),
]

const startLines = ({ origin, path, signedIn, world }: Recording): string[] => {
  const { scale, seededAt, now, states, isPlain } = origin
  if (!isPlain)
    return [
      `// The shop had changed since its seed, so this is its world.`,
      `await page.goto(${quoted(`${path}#world=${world}`)})`,
    ]
  return [
    `await backend.send(post('/_mock/reset', ${literal({ now: seededAt, ...(scale !== 1 && { scale }) })}))`,
    ...states.map(({ state, facts }) => `await given(${quoted(state)}, ${literal(facts)})`),
    ...(now === seededAt ? [] : [`await backend.send(post('/_mock/clock', ${literal({ set: now })}))`]),
    ...signInAll(signedIn),
    `await page.goto(${quoted(path)})`,
  ]
}

/** Whether it opens a packed world, which the mock in the page alone can. */
const needsPage = ({ origin, steps }: Recording): boolean => !origin.isPlain || steps.some(({ act }) => act.do === 'world')

/** Which of these words the lines use, in their order. */
const used = (lines: readonly string[], words: readonly string[]): string[] =>
  words.filter(word => lines.some(line => !line.startsWith('//') && new RegExp(`\\b${word}\\b[.(]`).test(line)))

/**
 * A recording as a Playwright test for a folder of `e2e`, with its fixtures. It repeats each step, and expects the screens that
 * followed. Source: CTL-20.
 */
export const playwrightTest = (recording: Recording): string => {
  const { name, language, steps } = recording
  const start = startLines(recording)
  const done = steps.flatMap((step, at) => stepLines(step, at, steps[at - 1]?.path ?? recording.path))
  const title = (steps.at(-1) ?? recording).title
  const lines = [...start, ...done]
  const fixtures = used(lines, ['backend', 'given', 'page', 'signedIn', 't'])
  return [
    ...(used(lines, ['post']).length > 0 ? ["import { post } from '../backend.ts'"] : []),
    "import { expect, test } from '../test.ts'",
    '',
    `test.skip(({ language }) => language !== ${quoted(language)}, 'its words are those of one language')`,
    ...(needsPage(recording) ? ["test.skip(Boolean(process.env.E2E_API), 'its world is one of the page')"] : []),
    '',
    `test(${quoted(name)}, async ({ ${fixtures.join(', ')} }) => {`,
    ...start.map(line => `  ${line}`),
    '',
    ...done.map(line => `  ${line}`),
    '',
    `  await expect(page.getByRole('heading', { level: 1, name: ${quoted(oneLine(title))} })).toBeVisible()`,
    '})',
    '',
  ].join('\n')
}
