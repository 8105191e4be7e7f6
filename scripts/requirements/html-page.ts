import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, readOptions, root } from '../lib/command-line.ts'
import { escapeHtml as escaped } from '#harness/verify/report/html.ts'
import { printProblems, readAll } from './check.ts'
import type { Citation } from './citations.ts'
import { folder, type Requirement } from './read-requirements.ts'
import { touching, type Touched } from './touched-code.ts'

/** Renders the text of a requirement: code in backquotes, links as their text. */
const prose = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

const list = (title: string, items: readonly string[], open = false): string =>
  items.length === 0
    ? ''
    : `<details${open ? ' open' : ''}><summary>${title} (${items.length})</summary><ul>${items
        .map(item => `<li>${item}</li>`)
        .join('')}</ul></details>`

const proof = ({ file, line, title }: Citation): string =>
  `${escaped(title || 'the whole file')} <small>${escaped(file)}:${line}</small>`

const detail = (name: string, text: string | undefined): string =>
  text ? `<p class="detail"><b>${name}</b> ${prose(text)}</p>` : ''

type Shown = { readonly one: Requirement; readonly citations: readonly Citation[]; readonly touched: Touched }

/** Lists calls and screens of a requirement; if its tests name none, those of its whole section. */
const touchedList = ({ calls, screens }: Touched, section: readonly Shown[]): string => {
  const around = (key: keyof Touched): string[] => [...new Set(section.flatMap(({ touched }) => touched[key]))].toSorted()
  const own = (title: string, items: readonly string[], key: keyof Touched): string =>
    items.length > 0 ? list(title, items.map(escaped)) : list(`${title} of its section`, around(key).map(escaped))
  return own('Calls', calls, 'calls') + own('Screens', screens, 'screens')
}

const entry = ({ one, citations, touched }: Shown, section: readonly Shown[]): string => {
  const proofs = citations.filter(({ proves }) => proves)
  const sources = citations.filter(({ proves }) => !proves)
  return `<section id="${one.id}"><h4><a href="#${one.id}">${one.id}</a> <i>${one.level}</i></h4><p>${prose(one.text)}</p>
${detail('Formula', one.formula)}${detail('Example', one.example)}
${proofs.length === 0 ? '<p class="open">Nothing proves it yet.</p>' : list('Proved by', proofs.map(proof), true)}
${touchedList(touched, section)}
${list(
  'Cited in code',
  sources.map(({ file, line }) => `${escaped(file)}:${line}`),
)}</section>`
}

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem}
section{border-top:1px solid #8884;padding:.25rem 0}h4{margin:.5rem 0 0}h4 i{font-weight:400;opacity:.7}p{margin:.25rem 0}
code{font-size:.9em}.detail{margin-left:1rem}.open{color:#b3261e}small{opacity:.7}ul{margin:.25rem 0}
@media (prefers-color-scheme:dark){body{background:#16181a;color:#e6e6e6}a{color:#7fd4cf}.open{color:#ff9a93}}`

/** Renders the page of all requirements. @param touch finds the calls and screens for the citations of one requirement. */
export const pageOf = (
  requirements: readonly Requirement[],
  citations: readonly Citation[],
  touch: (of: readonly Citation[]) => Touched,
): string => {
  const cited = Map.groupBy(citations, ({ id }) => id)
  const topics = [...Map.groupBy(requirements, ({ topic }) => topic)].map(([topic, own]) => {
    const sections = [...Map.groupBy(own, ({ section }) => section)].map(([section, items]) => {
      const shown = items.map((one): Shown => {
        const places = cited.get(one.id) ?? []
        return { one, citations: places, touched: touch(places) }
      })
      return `<h3>${escaped(section)}</h3>${shown.map(item => entry(item, shown)).join('')}`
    })
    return `<h2 id="${topic}">${topic}</h2>${sections.join('')}`
  })
  const menu = [...new Set(requirements.map(({ topic }) => topic))].map(topic => `<a href="#${topic}">${topic}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Requirements</title><style>${style}</style><h1>Requirements</h1>
<p>${requirements.length} requirements of ${folder}, with their tests. ${menu.join(' · ')}</p>${topics.join('')}</html>\n`
}

const help = `Writes the requirements with their tests, calls and screens to dist/requirements.html, then checks them.

  npm run requirements

Exit code: 0 no problem, 1 an unknown id, or a requirement without a test, 2 the command is wrong.`

if (isMain(import.meta.url)) {
  readOptions(help, {})
  const all = readAll()
  const file = join(root, 'dist/requirements.html')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(file, pageOf(all.requirements, all.citations, touching()))
  console.log(`${all.requirements.length} requirements in dist/requirements.html`)
  process.exitCode = printProblems(all)
}
