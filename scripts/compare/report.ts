import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#harness/verify/report/html.ts'
import { wordsOf } from '../pictures/look.ts'
import { script, style } from './report-look.ts'
import type { Choice } from './subject.ts'
import type { Finding } from './take.ts'

/** What the page tells. */
export type Report = {
  /** The commit or branch as given on the command line, and the commit it resolves to. */
  readonly since: string
  readonly commit: string
  readonly choice: Choice
  /** How many pictures were taken of each revision. */
  readonly pictures: number
  readonly findings: readonly Finding[]
  readonly notes: readonly string[]
  /** Names of groups in the order of the page; others follow in the order of their findings. */
  readonly order: readonly string[]
}

const kindOf = ({ before, after }: Finding): 'changed' | 'new' | 'gone' => (!before ? 'new' : !after ? 'gone' : 'changed')

const percent = (share: number): string => (share < 0.001 ? 'less than 0.1 %' : `${(100 * share).toFixed(1)} %`)

/** The differing parts, drawn over a picture. */
const outlines = ({ difference }: Finding): string => {
  if (!difference) return ''
  const { width, height, boxes } = difference
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(2)}%`
  return boxes
    .map(
      box =>
        `<i style="left:${part(box.left, width)};top:${part(box.top, height)};` +
        `width:${part(box.width, width)};height:${part(box.height, height)}"></i>`,
    )
    .join('')
}

const picture = (finding: Finding, side: 'before' | 'after', file: string): string =>
  finding[side]
    ? `<div class="${side}"><b>${side}</b><span><img loading="lazy" src="pictures/${file}-${side}.png" alt="${side}">${outlines(finding)}</span></div>`
    : ''

const figure = (finding: Finding, at: number): string => {
  const { name, look, difference } = finding
  const kind = kindOf(finding)
  const title = [name, wordsOf(look)].filter(Boolean).join(': ')
  const slider =
    kind === 'changed'
      ? `<input type="range" min="0" max="100" value="50" aria-label="${escapeHtml(`Before and after of ${title}`)}">`
      : ''
  const words = difference ? `${percent(difference.share)} of the picture differs` : kind
  return `<figure class="${kind}" data-width="${look.width}"><figcaption><strong>${escapeHtml(title)}</strong> <em>${words}</em></figcaption>
<div class="pair" style="--width:${look.width}px">${picture(finding, 'before', String(at))}${picture(finding, 'after', String(at))}${slider}</div></figure>`
}

const count = (list: readonly Finding[], kind: string): number => list.filter(one => kindOf(one) === kind).length

/** "3 changed, 1 new": the kinds of findings that there are. */
const summary = (list: readonly Finding[]): string =>
  ['changed', 'new', 'gone']
    .map(kind => [count(list, kind), kind] as const)
    .filter(([number]) => number > 0)
    .map(([number, kind]) => `${number} ${kind}`)
    .join(', ') || 'nothing changed'

const anchorOf = (group: string): string => encodeURIComponent(group)

/** Renders the page; pictures have the number of their finding. Source: PCT-1. */
export const reportPage = ({ since, commit, choice, pictures, findings, notes, order }: Report): string => {
  const numbers = new Map(findings.map((finding, at) => [finding, at]))
  const rank = new Map([...new Set([...order, ...findings.map(({ group }) => group)])].map((group, at) => [group, at]))
  const groups = [...Map.groupBy(findings, ({ group }) => group)].toSorted(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  const menu = groups.map(([group, own]) => `<li><a href="#${anchorOf(group)}">${escapeHtml(group)}</a> ${summary(own)}</li>`)
  const sections = groups.map(
    ([group, own]) =>
      `<section id="${escapeHtml(anchorOf(group))}"><h2>${escapeHtml(group)}</h2>${own.map(one => figure(one, numbers.get(one) ?? 0)).join('\n')}</section>`,
  )
  const looks = choice.all ? 'every language, theme and width' : `half of the languages and themes, picked by seed ${choice.seed}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Changes since ${escapeHtml(since)}</title><style>${style}</style>
<header><h1>Changes since ${escapeHtml(since)}</h1>
<p><strong>${summary(findings)}</strong> of ${pictures} pictures of routes, screens and stories in ${looks}. Before: commit ${commit.slice(0, 8)}.</p>
<fieldset><legend>Show</legend><label><input type="radio" name="view" value="slider" checked> one over the other</label>
<label><input type="radio" name="view" value="beside"> side by side</label><label><input type="checkbox" name="outlines" checked> outlines</label></fieldset>
<nav aria-label="Screens"><ul>${menu.join('')}</ul></nav></header>
<main>${sections.join('\n')}</main>
${notes.length > 0 ? `<footer><h2>Notes</h2><ul>${notes.map(note => `<li>${escapeHtml(note)}</li>`).join('')}</ul></footer>` : ''}
<script>${script}</script></html>\n`
}

/** Writes the page and its pictures. @returns the path of the page. */
export const writeReport = (folder: string, report: Report): string => {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  for (const [at, { before, after }] of report.findings.entries()) {
    if (before) writeFileSync(join(folder, 'pictures', `${at}-before.png`), before)
    if (after) writeFileSync(join(folder, 'pictures', `${at}-after.png`), after)
  }
  const page = join(folder, 'index.html')
  writeFileSync(page, reportPage(report))
  return page
}
