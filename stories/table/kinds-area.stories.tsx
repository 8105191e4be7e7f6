import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { KindBoard } from './kind-board.tsx'
import { desktop, failing } from './office.tsx'

const ids = { province_id: 90_001, city_id: 90_002, region_id: 90_003 }
const path = [ids.province_id, ids.city_id, ids.region_id]

/** Province, city and district, loaded level by level as the tree is opened. */
const meta = {
  title: 'table/Area, level by level',
  component: KindBoard,
  globals: desktop.globals,
  parameters: {
    ...desktop.parameters,
    signedIn: 'admin',
    given: [['a province with a city and a district exists', ids]],
  },
  args: {
    field: { kind: 'area', lazy: true, namesFrom: 'names' },
    values: [path],
    facts: { names: 'Northland North City Old Town' },
  },
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

/** The levels that were requested. */
const requestedAreas = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.endsWith('/load_areas'))
    .map(({ searchParams }) => searchParams.get('pid'))

const box = { name: /^Value/ }
const entry = (name: string) => screen.findByRole('option', { name })

/** Matches the requests of levels, for faults. */
const levels = { call: 'GET /load_areas?isLazy' } as const

export const NamedByTheRecord: Story = {
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', box)).toHaveTextContent('Northland North City Old Town')
    await expect(requestedAreas()).toEqual([])

    await userEvent.click(canvas.getByRole('combobox', box))

    await waitFor(async () => expect(await entry('Old Town')).toHaveFocus())
    await expect(await entry('Old Town')).toHaveAttribute('aria-selected', 'true')
    await expect(new Set(requestedAreas())).toEqual(new Set(['0', '990001', '990002']))
  },
}

export const NamesOfItsOwn: Story = {
  args: { field: { kind: 'area', lazy: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', box)).toHaveTextContent('Northland / North City / Old Town'))
  },
}

// Proves TCO-14.
export const ByKeyboard: Story = {
  args: { values: [[]] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', box).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus())

    await userEvent.keyboard('{End}{ArrowRight}')
    await waitFor(async () => expect(await entry('North City')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await entry('Old Town')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await waitFor(async () => expect(await entry('Old Town')).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(canvas.getByRole('combobox', box)).toHaveFocus())
    await expect(canvas.getByRole('combobox', box)).toHaveTextContent('Northland / North City / Old Town')
  },
}

export const LevelOnItsWay: Story = {
  // Its fault would affect other stories on the same page.
  tags: ['!autodocs'],
  args: { values: [[]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', box))
    const province = await entry('Northland')
    await failing({ ...levels, kind: 'latency', ms: 60_000 })()

    await userEvent.click(province)

    await waitFor(() => expect(province).toContainElement(screen.getByRole('progressbar')))
    await expect(screen.getAllByRole('listbox')).toHaveLength(1)
  },
}

export const LevelFailed: Story = {
  tags: ['!autodocs'],
  args: { values: [[]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', box))
    const province = await entry('Northland')
    await failing({ ...levels, kind: 'envelope500', times: 1 })()

    await userEvent.click(province)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

    await waitFor(async () => expect(await entry('North City')).toHaveFocus())
    await expect(screen.queryByText('The child rows could not be loaded')).toBeNull()
  },
}

export const ScrolledByTheUser: Story = {
  tags: ['!autodocs'],
  beforeEach: failing({ ...levels, kind: 'envelope500', after: 1, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', box))
    const again = await screen.findByRole('button', { name: 'Try again' })
    const provinces = screen.getByRole('listbox', { name: 'Level 1' })
    await expect(provinces.scrollTop).toBeGreaterThan(0)
    provinces.scrollTop = 0

    await userEvent.click(again)
    await entry('Old Town')

    await expect(provinces.scrollTop).toBe(0)
  },
}

export const RootsFailed: Story = {
  tags: ['!autodocs'],
  args: { values: [[]] },
  beforeEach: failing({ ...levels, kind: 'envelope500', times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', box))

    const again = await screen.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(again).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus())
  },
}
