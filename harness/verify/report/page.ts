import { escapeHtml as escaped } from './html.ts'
import type { RunComparison } from './compare-runs.ts'
import { pageScript, pageStyle } from './page-style.ts'
import { causeKinds, type Cause, type CauseKind, type SavedCall, type SavedFinding, type SavedReport } from './report-file.ts'
import { layers, verdicts } from '../verdict.ts'

const classOf = (verdict: string): string => verdict.replaceAll(/[ ]/g, '-')

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const list = (items: readonly string[]): string => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

const code = (text: string): string => `<code>${escaped(text)}</code>`

const differences = ({ differences: all = [] }: Pick<SavedFinding, 'differences'>): string =>
  all.length === 0
    ? ''
    : `<table><tr><th>Field</th><th>Expected</th><th>Actual</th></tr>${all
        .map(
          ({ field, expected, actual }) =>
            `<tr><td>${code(field)}</td><td>${escaped(expected)}</td><td>${code(actual)}</td></tr>`,
        )
        .join('')}</table>`

const steps = ({ steps: all = [], curl }: SavedFinding): string => {
  const before =
    all.length > 1
      ? `<details class="more"><summary>${all.length} requests led there</summary><pre>${escaped(all.join('\n'))}</pre></details>`
      : ''
  return curl ? `<pre>${escaped(curl)}</pre>${before}` : ''
}

const tag = (text: string | undefined): string => (text ? ` <span class="tag">${escaped(text)}</span>` : '')

const adviceHtml = (finding: SavedFinding): string => {
  const { layer, title, advice = [] } = finding
  return `<section class="finding skipped"><h3>${escaped(title)}${tag(layer)}${tag('advice')}</h3>${differences({ ...finding, differences: advice })}${steps(finding)}</section>`
}

const findingHtml = (finding: SavedFinding): string => {
  const { layer, title, source } = finding
  return `<section class="finding wrong"><h3>${escaped(title)}${tag(layer)}${tag(source)}</h3>${differences(finding)}${steps(finding)}</section>`
}

/** Inconclusive checks with the same reason. */
const reason = (findings: readonly SavedFinding[]): string => {
  const [{ verdict, because = '' } = { verdict: 'skipped' }] = findings
  const titles = findings.map(({ layer, title }) => `${layer}: ${escaped(title)}`)
  return `<section class="finding ${classOf(verdict)}"><h3>${escaped(because)}${tag(verdict)}</h3><details class="more"><summary>${titles.length === 1 ? '1 check' : `${titles.length} checks`}</summary>${list(titles)}</details></section>`
}

const callHtml = ({ call, about, consumer, verdict, usedBy, findings }: SavedCall): string => {
  const good = findings.filter(one => one.verdict === 'conforming')
  const rest = findings.filter(one => one.verdict !== 'conforming')
  const wrong = rest.filter(one => one.verdict === 'wrong')
  const advised = findings.filter(({ advice = [] }) => advice.length > 0)
  const reasons = Map.groupBy(
    rest.filter(one => one.verdict !== 'wrong'),
    ({ verdict: own, because = '' }) => `${own} ${because}`,
  )
  const bad = [...new Set(rest.map(({ layer }) => layer))].join(' ')
  return `<details class="call" data-verdict="${verdict}" data-consumer="${consumer}" data-layers="${bad}"><summary><span class="verdict ${classOf(verdict)}">${verdict}</span>${code(call)}<span class="share">${good.length} of ${findings.length}</span></summary><div class="body"><p>${escaped(about)}</p>${wrong.map(findingHtml).join('')}${[...reasons.values()].map(reason).join('')}${advised.map(adviceHtml).join('')}${
    good.length > 0
      ? `<details class="more"><summary>${good.length} checks conform</summary>${list(good.map(({ layer, title }) => `${layer}: ${escaped(title)}`))}</details>`
      : ''
  }${usedBy.length > 0 ? `<details class="more"><summary>${usedBy.length} files of the interface use it</summary>${list(usedBy.map(code))}</details>` : ''}</div></details>`
}

const options = (all: readonly string[], first: string): string =>
  `<option value="">${first}</option>${all.map(one => `<option>${one}</option>`).join('')}`

const ledgerHtml = ({ regressed, promoted, unchanged, added }: RunComparison): string =>
  `<h2>Since the earlier run</h2><p>${regressed.length} regressed, ${promoted.length} promoted, ${unchanged} unchanged, ${added} new.</p>${
    regressed.length > 0 ? `<section class="finding wrong"><h3>Regressed</h3>${list(regressed.map(escaped))}</section>` : ''
  }${promoted.length > 0 ? `<details class="more"><summary>Promoted</summary>${list(promoted.map(escaped))}</details>` : ''}`

const classOfKind = (kind: CauseKind): string => classOf(kind === 'advice' ? 'skipped' : kind)

const causeHtml = ({ cause, kind, bug, calls, checks, first, at }: Cause): string => {
  const { difference, curl } = first
  const table = difference ? differences({ differences: [difference] }) : ''
  return `<details class="cause" data-kind="${kind}" data-bug="${bug}"><summary><span class="verdict ${classOfKind(kind)}">${kind}</span><span class="why">${escaped(cause)}${bug ? tag('bug') : ''}</span><span class="share">${plural(calls, 'call')}, ${plural(checks, 'check')}</span></summary><div class="body"><p>First: ${code(first.call)} · ${escaped(first.title)}</p>${table}${curl ? `<pre>${escaped(curl)}</pre>` : ''}<details class="more"><summary>${plural(at.length, 'call')}</summary>${list(at.map(code))}</details></div></details>`
}

const causesHtml = (causes: readonly Cause[]): string =>
  causes.length === 0
    ? ''
    : `<h2>Causes</h2><div class="bar still"><label>Kind <select id="kind"><option value="">all</option><option value="bug">bugs of the server</option>${causeKinds.map(one => `<option>${one}</option>`).join('')}</select></label></div>
${causes.map(causeHtml).join('\n')}<h2>Calls</h2>`

/** The report as one self-contained HTML page. */
export const pageHtml = (report: SavedReport, ledger?: RunComparison): string => {
  const { api, at, seconds, summary, calls, causes, level } = report
  const sums = verdicts
    .filter(verdict => summary[verdict])
    .map(verdict => `<li><b class="${classOf(verdict)}">${summary[verdict]}</b>${verdict}</li>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Verification of ${escaped(api)}</title><style>${pageStyle}</style></head>
<body><main><h1>Verification of ${escaped(api)}</h1><p>${escaped(at.slice(0, 16).replace('T', ' '))} UTC · ${seconds} s · ${calls.length} calls, ${calls.reduce((sum, { findings }) => sum + findings.length, 0)} checks · judged by ${level}</p>
<ul class="sums">${sums.join('')}</ul>${ledger ? ledgerHtml(ledger) : ''}
${causesHtml(causes)}
<div class="bar"><label>Verdict <select id="verdict"><option value="">all</option><option value="open">not conforming</option>${verdicts.map(one => `<option>${one}</option>`).join('')}</select></label>
<label>Consumer <select id="consumer">${options(['storefront', 'seller', 'admin'], 'all')}</select></label><label>Found by <select id="layer">${options(layers, 'any layer')}</select></label>
<input id="text" type="search" placeholder="Search path, field, file…" aria-label="Search"><output id="left"></output></div>
${calls.map(callHtml).join('\n')}</main><script>${pageScript}</script></body></html>
`
}
