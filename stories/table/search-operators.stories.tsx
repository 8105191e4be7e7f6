import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { FilterValue, SearchOperator } from '#src/table/kind.ts'
import { SearchBar } from '#src/table/search/search-bar.tsx'
import { conditionOf, type SearchRule } from '#src/table/search/query.ts'
import { desktop } from './office.tsx'

/** What is entered for each operator, and the condition that is sent. */
const cases: Readonly<Record<Exclude<SearchOperator, 'range'>, readonly [entered: string, sent: string]>> = {
  equals: ['tea', 'tea'],
  contains: ['tea', 'tea|like'],
  startsWith: ['tea', 'tea|likeRight'],
  endsWith: ['tea', 'tea|likeLeft'],
  above: ['7', '7|gt'],
  below: ['7', '7|lt'],
  atLeast: ['7', '7|ngt'],
  atMost: ['7', '7|nlt'],
  oneOf: ['1,2', '1,2|in'],
  between: ['3,9', '3,9|between'],
}

const plain = { label: '', options: {} } as const
const search = [
  ...Object.keys(cases).map(name => ({ ...plain, name, label: name, kind: 'text' as const, rule: name as SearchOperator })),
  { ...plain, name: 'range', label: 'range', kind: 'date' as const, rule: 'range' as const },
  {
    ...plain,
    name: 'nickname',
    label: 'related',
    kind: 'text' as const,
    rule: { operator: 'contains', relation: 'user' } as const,
  },
]

const rules: Readonly<Record<string, SearchRule>> = Object.fromEntries(search.map(({ name, rule }) => [name, rule]))

/** Days that are chosen already: what a link to the list may hold. */
const begun = { range: ['2026-06-10', '2026-06-12'] }

const Sent = () => {
  const [sent, setSent] = useState<Readonly<Record<string, FilterValue>>>({})
  return (
    <>
      <SearchBar id="search" search={search} filters={begun} onQuery={setSent} />
      <dl aria-label="sent">
        {Object.entries(sent).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-name={name}>{String(conditionOf(value, rules[name] ?? 'equals') ?? '')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const meta = {
  title: 'table/Search operators',
  component: Sent,
  parameters: desktop.parameters,
  globals: desktop.globals,
} satisfies Meta<typeof Sent>
export default meta

// Proves TSE-1, TSE-6.
export const EveryOperator: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [name, [entered]] of Object.entries(cases)) await userEvent.type(canvas.getByRole('textbox', { name }), entered)
    await userEvent.type(canvas.getByRole('textbox', { name: 'related' }), 'Ann')

    await userEvent.click(canvas.getByRole('button', { name: 'Query' }))

    const sent = (name: string) => canvasElement.querySelector(`[data-name=${name}]`)?.textContent
    for (const [name, [, expected]] of Object.entries(cases)) await expect(sent(name)).toBe(expected)
    await expect(sent('range')).toBe('2026-06-10 00:00:00,2026-06-13 00:00:00')
    await expect(sent('nickname')).toBe('Ann|whereHas|user')
  },
}

const byName = [{ ...plain, name: 'name', label: 'name', kind: 'text' as const, rule: 'equals' as const }]

/** A list whose search arrives when the button is pressed, as with a slow server. */
const Late = () => {
  const [sent, setSent] = useState<Readonly<Record<string, FilterValue>>>({})
  const [filters, setFilters] = useState(sent)
  return (
    <>
      <SearchBar id="late" search={byName} filters={filters} onQuery={setSent} />
      <button onClick={() => setFilters({ ...sent })}>Arrive</button>
      <button onClick={() => setFilters({})}>Back</button>
    </>
  )
}

// Proves TSE-4.
export const TypingWhileASearchIsUnderWay: StoryObj<typeof meta> = {
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'name' })
    await userEvent.type(name, 'first{Enter}')
    await userEvent.clear(name)
    await userEvent.type(name, 'second')

    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await expect(name).toHaveValue('second')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))

    await expect(name).toHaveValue('')
  },
}
