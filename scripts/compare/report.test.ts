import { expect, it } from 'vitest'
import { reportPage, type Report } from './report.ts'

const look = { language: 'en', theme: 'light', width: 375 } as const
const [before, after] = [Buffer.from('before'), Buffer.from('after')]
const difference = { share: 0.25, boxes: [{ left: 100, top: 50, width: 50, height: 25 }], width: 200, height: 100 }

const report: Report = {
  since: 'v1 <beta>',
  commit: '0123456789abcdef',
  choice: { all: false, seed: 7 },
  pictures: 12,
  findings: [
    { group: 'ui/Price', name: 'Large', look, after },
    { group: '/carts', name: '', look, before, after, difference },
    { group: '/old', name: '', look, before },
  ],
  notes: ['/user (en, dark, 375 px) differed only once.'],
  order: ['/', '/carts'],
}

// Proves PCT-1, PCT-5.
it('groups pictures by screen and tells what changed, is new and is gone', () => {
  const page = reportPage(report)

  const headings = [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text)
  expect(headings).toEqual(['/carts', 'ui/Price', '/old', 'Notes'])
  expect(page).toContain('<strong>1 changed, 1 new, 1 gone</strong> of 12 pictures')
  expect(page).toContain('25.0 % of the picture differs')
  expect(page).toContain('differed only once')
})

// Proves PCT-1.
it('shows before and after of a changed picture with a slider and outlines', () => {
  const page = reportPage(report)

  expect(page).toContain('src="pictures/1-before.png"')
  expect(page).toContain('src="pictures/1-after.png"')
  expect(page.match(/type="range"/g)).toHaveLength(1)
  expect(page).toContain('left:50.00%;top:50.00%;width:25.00%;height:25.00%')
})

it('escapes names', () => {
  expect(reportPage(report)).toContain('<h1>Changes since v1 &lt;beta&gt;</h1>')
})

it('says so if nothing changed', () => {
  expect(reportPage({ ...report, findings: [], notes: [] })).toContain('<strong>nothing changed</strong>')
})
