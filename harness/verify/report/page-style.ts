/** The style sheet of the report page, for light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8dee0, #3a4448); --paper: light-dark(#fff, #141a1c); --soft: light-dark(#f4f7f7, #1d2427); --dim: light-dark(#4f5b60, #a7b3b8);
  --conforming: light-dark(#0b6b3a, #6fd39b); --skipped: light-dark(#5b666b, #a7b3b8); --not-built-yet: light-dark(#8a5300, #f0b45c);
  --set-up-failed: light-dark(#7a2d8f, #d9a0ea); --wrong: light-dark(#b3261e, #ff9b92) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px 80px; font: 15px/1.5 system-ui, sans-serif; background: var(--paper); color: light-dark(#1b2326, #e8eef0) }
h1 { font-size: 24px; margin: 0 0 4px } h2 { font-size: 17px; margin: 24px 0 8px } p { margin: 0 0 12px; color: var(--dim) }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 12px 0; background: var(--paper); border-bottom: 1px solid var(--line) }
.bar input, .bar select { font: inherit; padding: 6px 10px; border: 1px solid var(--dim); border-radius: 6px; background: transparent; color: inherit; min-width: 0 }
.bar input { flex: 1 1 220px } .bar select option { color: initial }
.bar output { color: var(--dim) }
.sums { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0; padding: 0; list-style: none }
.sums li { padding: 8px 14px; border: 1px solid var(--line); border-radius: 8px } .sums b { font-size: 20px; margin-right: 6px }
.call { border-bottom: 1px solid var(--line) }
.call > summary { display: grid; grid-template-columns: 8.5em 1fr auto; gap: 4px 12px; align-items: baseline; padding: 8px 4px; cursor: pointer } .call > summary:hover { background: var(--soft) }
.cause { border-bottom: 1px solid var(--line) } .cause > summary { display: grid; grid-template-columns: 8.5em 1fr auto; gap: 4px 12px; align-items: baseline; padding: 8px 4px; cursor: pointer } .cause > summary:hover { background: var(--soft) } .cause > summary > span { overflow-wrap: anywhere } .why::first-letter { text-transform: uppercase } .bar.still { position: static }
.call > summary code { overflow-wrap: anywhere } .share { color: var(--dim); white-space: nowrap }
.conforming { color: var(--conforming) } .skipped { color: var(--skipped) } .not-built-yet { color: var(--not-built-yet) }
.set-up-failed { color: var(--set-up-failed) } .wrong { color: var(--wrong) } .verdict { font-weight: 600 }
.body { padding: 4px 4px 20px } .finding { border-left: 3px solid currentColor; margin: 12px 0; padding: 2px 0 2px 12px } .finding > * { color: light-dark(#1b2326, #e8eef0) }
.finding h3 { font-size: 15px; margin: 0 0 4px } .tag { font-size: 12px; padding: 1px 7px; border: 1px solid var(--line); border-radius: 99px; color: var(--dim); font-weight: 400 }
table { border-collapse: collapse; width: 100%; margin: 6px 0; table-layout: fixed } th { text-align: left; font-weight: 600; color: var(--dim) } th, td { padding: 4px 8px 4px 0; vertical-align: top; overflow-wrap: anywhere }
pre { margin: 6px 0; padding: 8px 10px; background: var(--soft); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere }
.more { color: var(--dim) } .more ul { margin: 4px 0; padding-left: 20px } [hidden] { display: none !important }
@media (max-width: 620px) { .bar { position: static } .cause > summary { grid-template-columns: 1fr auto } .cause > summary .why { grid-column: 1 / -1; grid-row: 2 } .call > summary { grid-template-columns: 1fr auto } .cause { border-bottom: 1px solid var(--line) } .cause > summary { display: grid; grid-template-columns: 8.5em 1fr auto; gap: 4px 12px; align-items: baseline; padding: 8px 4px; cursor: pointer } .cause > summary:hover { background: var(--soft) } .cause > summary > span { overflow-wrap: anywhere }
.call > summary code { grid-column: 1 / -1; grid-row: 2 } }
`

/** The script that filters calls by verdict, consumer and text; the filters are stored in the URL. */
export const pageScript = `
const fields = ['verdict', 'consumer', 'layer', 'text'].map(name => document.getElementById(name))
const calls = [...document.querySelectorAll('.call')]
const chosen = new URLSearchParams(location.hash.slice(1))
for (const field of fields) if (chosen.has(field.id)) field.value = chosen.get(field.id)
const narrow = () => {
  const [verdict, consumer, layer, text] = fields.map(field => field.value.trim().toLowerCase())
  let left = 0
  for (const call of calls) {
    const { dataset } = call
    call.hidden = (verdict !== '' && (verdict === 'open' ? /conforming|skipped/.test(dataset.verdict) : dataset.verdict !== verdict)) ||
      (consumer !== '' && dataset.consumer !== consumer) || (layer !== '' && !dataset.layers.includes(layer)) || (text !== '' && !call.textContent.toLowerCase().includes(text))
    if (!call.hidden) left += 1
  }
  document.getElementById('left').value = left + (left === 1 ? ' call' : ' calls')
  history.replaceState(null, '', '#' + new URLSearchParams(fields.filter(field => field.value).map(field => [field.id, field.value])))
}
for (const field of fields) field.addEventListener('input', narrow)
narrow()
const kind = document.getElementById('kind')
const pick = () => {
  for (const cause of document.querySelectorAll('.cause'))
    cause.hidden = kind.value !== '' && (kind.value === 'bug' ? cause.dataset.bug !== 'true' : cause.dataset.kind !== kind.value)
}
kind?.addEventListener('input', pick)
`
