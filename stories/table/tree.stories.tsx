import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import areas from '#src/pages/admin/system/areas.page.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, failing, withConfirm, isSeen, still } from './office.tsx'

const meta = {
  title: 'table/Tree',
  component: TableScreen,
  args: { definition: areas },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: {
    ...desktop.parameters,
    signedIn: 'admin',
    path: '/Admin/areas?name=Northland',
    given: [['an area exists', { id: 90001, code: '990000', pid: '0', name: 'Northland' }]],
  },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

// Proves TTR-6.
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Northland/ })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The first child of the expanded row. */
const rowBelow = () =>
  waitFor(() => {
    const row = screen.getAllByRole('row').find(one => one.getAttribute('aria-level') === '2')
    if (!row) throw new Error('The branch has no rows yet.')
    return row
  })

// Proves TTR-1.
export const Opened: Story = {
  parameters: { path: '/Admin/areas' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand Beijing' }))

    await isSeen(await rowBelow())
  },
}

// Proves TTR-3.
export const ChangedBelow: Story = {
  parameters: { path: '/Admin/areas' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand Beijing' }))
    await userEvent.click(within(await rowBelow()).getByRole('button', { name: /^Edit/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit area' }))
    const name = await dialog.findByRole('textbox', { name: /^Area/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Old Town')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    const renamed = await canvas.findByRole('row', { name: /Old Town/ })
    await expect(renamed).toHaveAttribute('aria-level', '2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await still()
  },
}

// Proves TTR-5.
export const BranchFailed: Story = {
  parameters: { path: '/Admin/areas' },
  play: async ({ canvas, userEvent }) => {
    const arrow = await canvas.findByRole('button', { name: 'Expand Beijing' })
    await failing({ call: 'GET /Admin/areas', kind: 'noAnswer', times: 1 })()

    await userEvent.click(arrow)
    await isSeen(await canvas.findByText(/The child rows could not be loaded/))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(canvas.queryByText(/The child rows could not be loaded/)).toBeNull())
    await isSeen(await rowBelow())
  },
}

// Proves TDI-4.
export const ChoosingTheParent: Story = {
  parameters: { path: '/Admin/areas' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New area' }))
    const parent = dialog.getByRole('combobox', { name: /Parent area/ })

    await userEvent.click(parent)
    await userEvent.click(await screen.findByRole('option', { name: 'Zhejiang' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Hangzhou' }))

    await expect(parent).toHaveTextContent('Zhejiang / Hangzhou')
  },
}

export const ChoosingTheParentOnASlowLine: Story = {
  ...ChoosingTheParent,
  beforeEach: failing({ call: 'GET /load_areas', kind: 'latency', ms: 1500 }),
}
