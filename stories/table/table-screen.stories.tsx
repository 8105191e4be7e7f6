import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import adverts from '#src/pages/admin/content/advs.page.ts'
import brands from '#src/pages/admin/catalogue/goods-brands.page.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, failing, withConfirm, isSeen, still } from './office.tsx'

const meta = {
  title: 'table/TableScreen',
  component: TableScreen,
  args: { definition: brands },
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...desktop.parameters, signedIn: 'admin', path: '/Admin/goods_brands' },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const list = 'GET /Admin/goods_brands'

// Proves TBS-1.
export const Filled: Story = {
  parameters: { given: [['a brand exists', { id: 90001, name: 'Northwind' }]] },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('row', { name: /Northwind/ }))
  },
}

// Proves LOK-5, TLI-17.
export const Empty: Story = {
  parameters: { given: [['no brand exists', {}]] },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText('No brands yet'))
  },
}

export const NothingMatches: Story = {
  parameters: { path: '/Admin/goods_brands?name=nobody' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Brand name' })).toHaveValue('nobody')

    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))

    await expect(await canvas.findAllByRole('row')).not.toHaveLength(1)
  },
}

// Proves LOK-5.
export const Loading: Story = {
  beforeEach: failing({ call: list, kind: 'latency', ms: 60_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('No brands yet')).toBeNull()
  },
}

// Proves TLI-9, LOK-5.
export const Failed: Story = {
  beforeEach: failing({ call: list, kind: 'noAnswer', times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))

    await isSeen(await canvas.findByText('Wondercog'))
  },
}

// Proves ANS-11.
export const WebPageInsteadOfData: Story = {
  beforeEach: failing({ call: list, kind: 'html' }),
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText('The server sent a web page instead of data'))
  },
}

const unreadable = 'The response of the server cannot be read'

// Proves TLI-9.
export const NoDataInsteadOfRows: Story = {
  beforeEach: failing({ call: list, kind: 'noData', times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByText(unreadable))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))

    await isSeen(await canvas.findByText('Wondercog'))
  },
}

/** A record whose reply has no data can be retried. */
const noRecord = (button: 'View' | 'Edit'): Story => ({
  ...Filled,
  beforeEach: failing({ call: `${list}/{id}`, kind: 'noData', times: 1 }),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))
    await userEvent.click(row.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: button === 'View' ? 'Brand: Northwind' : 'Edit brand' }))
    await isSeen(await dialog.findByText(unreadable))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))

    await isSeen(await (button === 'View' ? dialog.findByText('Northwind') : dialog.findByDisplayValue('Northwind')))
    await still()
  },
})
export const NoDataInsteadOfARecord: Story = noRecord('View')
export const NoDataInsteadOfAForm: Story = noRecord('Edit')

// Proves TDI-5.
export const NamesFailed: Story = {
  args: { definition: adverts },
  parameters: { path: '/Admin/advs' },
  beforeEach: failing({ call: 'GET /Admin/adv_spaces', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('img', { name: 'The name could not be loaded' })).not.toHaveLength(0)
    await isSeen(await canvas.findByText(/^Names could not be loaded: Ad space/))

    await fetch('/_mock/faults', { method: 'DELETE' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(canvas.queryByRole('img', { name: 'The name could not be loaded' })).toBeNull())
    await still()
  },
}

export const LongText: Story = {
  parameters: { given: [['a brand exists', { id: 90001, name: 'W'.repeat(20) }]] },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('row', { name: /WWWW/ }))
  },
}

export const Chinese: Story = { ...Filled, globals: { language: 'zh-cn' } }

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }

// Proves TFO-4.
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New brand' }))

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await isSeen(await dialog.findByText('Cannot be empty.'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Brand name/ }), 'Southwind')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await isSeen(await canvas.findByRole('row', { name: /Southwind/ }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await still()
  },
}

/** Labels are 90 px wide, and a field takes 12 of 24 columns. In English the labels of this form need more room. */
// Proves TFO-2.
export const Measures: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增品牌' }))

    const box = dialog.getByRole('textbox', { name: /品牌名称/ })
    const field = box.closest('[style*="span 12"]')
    const columns = [...(field?.querySelectorAll('*') ?? []), field]
      .map(part => part && getComputedStyle(part).gridTemplateColumns)
      .filter(template => template?.startsWith('90px '))

    await expect(field).not.toBeNull()
    await expect(columns).toHaveLength(1)
  },
}

// Proves TFO-8, ANS-12.
export const RefusedAndKept: Story = {
  beforeEach: failing({ call: 'POST /Admin/goods_brands', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New brand' }))

    await userEvent.type(dialog.getByRole('textbox', { name: /Brand name/ }), 'Southwind')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await screen.findByText('fault 500')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled())
    await expect(dialog.getByRole('textbox', { name: /Brand name/ })).toHaveValue('Southwind')
    await still()
  },
}

// Proves TFO-5.
export const Renaming: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))
    await userEvent.click(row.getByRole('button', { name: 'Edit' }))
    const name = await screen.findByRole('textbox', { name: /Brand name/ })

    await userEvent.clear(name)
    await userEvent.type(name, 'Eastwind')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await isSeen(await canvas.findByRole('row', { name: /Eastwind/ }))
    await still()
  },
}

// Proves TFO-10.
export const Viewing: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind/ }))

    await userEvent.click(row.getByRole('button', { name: 'View' }))

    await isSeen(await screen.findByRole('button', { name: /Logo/ }))
  },
}

// Proves TFO-8.
export const KeepingWhatWasEntered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    const name = await screen.findByRole('textbox', { name: /Brand name/ })
    await userEvent.type(name, 'North')

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))

    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('North')
  },
}

// Proves TFO-13.
export const Deleting: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Northwind' }))

    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByText(/^Northwind\s+Are you sure you want to delete the selected data\?$/)
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete 1 brand' }))

    await waitFor(() => expect(canvas.queryByRole('row', { name: /Northwind/ })).toBeNull())
    await still()
  },
}
